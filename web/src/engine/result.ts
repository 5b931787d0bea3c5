import type { Message } from '../table/contract';

// What was asked for, or why it was refused.
export type Result<T> = { ok: T } | { refused: Message };
export const isRefused = <T>(result: Result<T>): result is { refused: Message } => 'refused' in result;
