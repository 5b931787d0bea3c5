import type { Message } from '../table/contract';

// What the worker refuses or can't do, thrown on the page's side.
export class Refusal extends Error {
  constructor(readonly refusal: Message) {
    super(refusal.code);
  }
}

export function refusalOf(error: unknown): Message {
  return error instanceof Refusal ? error.refusal : { code: 'page.engine_failed', arguments: { problem: String(error) } };
}
