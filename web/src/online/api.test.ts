import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Api, homeOf, isRefusal, tableAddress, timeOf } from './api';

// The examples of docs/protocol.md, which the server's own tests play: a call is answered as it is there.
const doc = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8').split('\n');
const examples = doc.flatMap((line, i) => {
  const asked = /^\w+ → ((GET|POST|DELETE) .*)$/.exec(line)?.[1];
  const answered = /^\w+ ← (\d{3}) (.*)$/.exec(doc[i + 1] ?? '');
  return asked && answered ? [{ asked, status: Number(answered[1]), text: whole(answered[2]!) }] : [];
});
// What an example leaves out is not needed here.
function whole(text: string): string {
  return text.replaceAll(/,?…(?=[}\]])|:…/g, (left) => (left === ':…' ? ':null' : ''));
}

function apiOf(only?: Partial<Record<'status' | 'text', string | number>>) {
  const asked: string[] = [];
  const fetch = (async (url: string, { method, body }: RequestInit) => {
    const request = `${method} ${url}${body && body !== '{}' ? ` ${body as string}` : ''}`;
    asked.push(request);
    const found = only ?? examples.find((example) => example.asked.replaceAll(/\{[TL]\}/g, 'x') === request);
    if (!found) throw new Error(`no example of ${request}`);
    return new Response(String(found.text), { status: Number(found.status), headers: { Date: 'Tue, 18 Nov 2025 01:40:00 GMT' } });
  }) as typeof globalThis.fetch;
  const pauses: number[] = [];
  const pause = async (time: number) => void pauses.push(time);
  return { api: new Api('/', fetch, pause), asked, pauses };
}

it('finds the examples', () => expect(examples.length).toBeGreaterThan(15));

describe('what the server is asked, and what it answers', () => {
  const { api } = apiOf();

  it('who one is, a name, and being forgotten', async () => {
    expect(await api.me()).toBeNull();
    expect(await api.setName('Ann')).toEqual({ id: 1, name: 'Ann' });
    expect(await api.setName('')).toEqual({ code: 'table.bad_name', arguments: { most: 64 } });
    expect(await api.forget()).toBeNull();
  });
  it('a link to another device', async () => {
    expect(await api.link()).toEqual({ link: '{L}', until: 1763430600000 });
    expect(await api.claim('x')).toEqual({ id: 1, name: 'Ann' });
  });
  it('tables', async () => {
    const table = { game: '101', players: 2, options: { mode: 'junior' }, clock: { kind: 'move', time: 60000 }, public: true } as const;
    expect(await api.open(table as unknown as Parameters<Api['open']>[0])).toBe('{T}');
    const tables = await api.tables({ game: '101', clock: '' });
    expect(tables).toMatchObject([{ table: '{T}', attended: false, public: { opening: { game: '101' }, phase: 'gathering' } }]);
  });
  it('games, a record, leaders', async () => {
    const games = await api.games();
    expect(games).toMatchObject({ live: [{ table: '{N}', seat: 0 }], finished: [{ table: '{T}', game: '101', seats: [{ name: 'Ann', winner: true, you: true }, {}] }], before: null });
    expect(games).toHaveProperty('now', Date.parse('2025-11-18T01:40:00.999Z'));
    expect(await api.record('x')).toBe('tessera 1');
    expect(await api.leaders('101', { mode: 'junior' })).toMatchObject({ solo: [], ratings: [{ name: 'Ann', rating: 1662, deviation: 290, games: 1 }, {}] });
  });
  it('quick match, for as many as there are to be', async () => {
    const { api, asked } = apiOf({ status: 200, text: '{"table":"q"}' });
    expect(await api.match({ game: '21', players: 2, clock: { kind: 'none' } })).toBe('q');
    expect(asked).toEqual(['POST /api/match {"game":"21","players":2,"clock":{"kind":"none"}}']);
  });
});

describe('what can’t be', () => {
  it('is told by the part of the server that is before the tables, too', async () => {
    const often = { code: 'server.too_often', arguments: {} };
    expect(await apiOf({ status: 429, text: JSON.stringify({ message: often }) }).api.games()).toEqual(often);
    expect(await apiOf({ status: 400, text: JSON.stringify({ refused: often }) }).api.record('x')).toEqual(often);
  });
  it('is a record that is not there, when it was asked for a few times', async () => {
    const none = { code: 'server_hub.no_such_game' };
    const { api, asked, pauses } = apiOf({ status: 404, text: JSON.stringify({ refused: none }) });
    expect(await api.record('x')).toEqual(none);
    expect(asked).toHaveLength(5);
    expect(pauses, 'longer and longer').toEqual([150, 300, 600, 1200]);
  });
  it('is an answer that is none', async () => {
    for (const text of ['', '<html>', 'null', '7']) {
      expect(await apiOf({ status: 502, text }).api.tables(), text).toEqual({ code: 'page_online.bad_answer', arguments: { status: 502 } });
      expect(await apiOf({ status: 200, text }).api.tables(), text).toEqual({ code: 'page_online.bad_answer', arguments: { status: 200 } });
    }
  });
  it('is a network that is away, or a server that says nothing', async () => {
    const failing = (error: unknown) => new Api('/', () => Promise.reject(error)).me();
    expect(await failing(new TypeError('Failed to fetch'))).toEqual({ code: 'page_online.no_network' });
    expect(await failing(new DOMException('late', 'TimeoutError'))).toEqual({ code: 'page_online.no_answer' });
    vi.stubGlobal('navigator', { onLine: false });
    const { api, asked } = apiOf();
    expect(await api.me()).toEqual({ code: 'page_online.no_network' });
    expect(asked, 'nothing is asked that can’t be answered').toEqual([]);
    vi.unstubAllGlobals();
  });
  it('is online play at a server of files, which has a file there that says so', async () => {
    const text = readFileSync(new URL('../../public/api/me', import.meta.url), 'utf8');
    expect(await apiOf({ status: 200, text }).api.me()).toBeUndefined();
  });
});

it('takes the server’s time, as exactly as it is said', () => {
  const said = new Response('', { headers: { Date: 'Tue, 18 Nov 2025 01:40:00 GMT' } });
  const second = Date.parse('2025-11-18T01:40:00Z');
  expect([-5000, 0, 400, 5000].map((off) => timeOf(said, second + off) - second)).toEqual([0, 0, 400, 999]);
  expect(timeOf(new Response(''), 77)).toBe(77);
});

it('knows where the server is, and where a table is shown', () => {
  expect(['/', '/index.html', '/t/abc', '/games/', '/games/t/abc'].map(homeOf)).toEqual(['/', '/', '/', '/games/', '/games/']);
  expect(tableAddress('a_b-9')).toBe('#/t/a_b-9');
  expect([null, 'x', {}, { code: 'a.b' }].map(isRefusal)).toEqual([false, false, false, true]);
});
