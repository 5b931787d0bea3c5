import type { Message } from '../table/contract';

// A part of the page that could not be fetched.
export const notLoaded = (error: unknown): Message => ({ code: 'page.not_loaded', arguments: { problem: error instanceof Error ? error.message : String(error) } });
