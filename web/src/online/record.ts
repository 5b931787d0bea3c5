import type { Message } from '../table/contract';

// The server stores the end of a game first and its record a moment later: asked again after these pauses.
const pauses = [150, 300, 600, 1200];

export async function fetchRecord(table: string, fetched: typeof fetch = fetch): Promise<string | Message> {
  for (let tries = 0; ; ++tries) {
    const answer = await fetched(`/api/games/${encodeURIComponent(table)}/record`).catch(() => null);
    if (answer?.ok) return answer.text();
    const pause = answer?.status === 404 ? pauses[tries] : undefined;
    if (pause === undefined) return answer === null ? { code: 'page_remote.lost' } : refusalIn(await answer.json().catch(() => null));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

export function refusalIn(body: unknown): Message {
  const { refused, message } = (body ?? {}) as { refused?: Message; message?: Message };
  return refused ?? message ?? { code: 'page_remote.no_answer' };
}
