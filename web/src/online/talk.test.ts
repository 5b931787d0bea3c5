import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../table/contract';
import type { Said } from './remote_table';
import { Talk } from './talk.svelte';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function talking(refusal: Message | null = null) {
  let saidTo: (said: Said) => void = () => {};
  const sent: unknown[] = [];
  const answer = async (...what: unknown[]) => {
    sent.push(what);
    return refusal;
  };
  const session = { id: 'T', listen: (heard: (said: Said) => void) => ((saidTo = heard), () => (saidTo = () => {})), say: answer, react: answer, mute: answer };
  const talk = new Talk(session);
  const say = (person: number, text: string, seat: number | null = null) => saidTo({ person, seat, name: `P${person}`, at: 0, text });
  return { talk, say, sent };
}
const texts = (talk: Talk) => talk.lines.map(({ text }) => text);

it('counts what was not read, and shows the newest for a while', () => {
  const { talk, say } = talking();
  say(1, 'one');
  say(2, 'two');
  expect([talk.unread, talk.latest?.text]).toEqual([2, 'two']);
  vi.advanceTimersByTime(6000);
  expect([talk.unread, talk.latest]).toEqual([2, null]);
  talk.isOpen = true;
  expect(talk.unread).toBe(0);
  say(1, 'three');
  expect([talk.unread, talk.latest, texts(talk)]).toEqual([0, null, ['one', 'two', 'three']]);
  talk.close();
  say(1, 'four');
  expect(texts(talk)).toHaveLength(3);
});

it('does not hear whom one has muted, also after a reload and when the server has forgotten it', async () => {
  const { talk, say, sent } = talking();
  await talk.mute({ seat: 1 }, true);
  await talk.mute({ person: 9 }, true);
  say(2, 'muted by seat', 1);
  say(9, 'muted as an onlooker');
  say(3, 'heard', 0);
  expect(texts(talk)).toEqual(['heard']);
  const again = talking();
  expect([again.talk.isMuted({ seat: 1 }), again.talk.isMuted({ person: 9 }), again.talk.isMuted({ seat: 0 })]).toEqual([true, true, false]);
  again.talk.muteAgain();
  expect(again.sent).toEqual([[{ seat: 1 }, true], [{ person: 9 }, true]]);
  await talk.mute({ seat: 1 }, false);
  say(2, 'heard again', 1);
  expect(texts(talk)).toEqual(['heard', 'heard again']);
  expect(sent.at(-1)).toEqual([{ seat: 1 }, false]);
});

it('says why something could not be said, and mutes nobody then', async () => {
  const { talk, say } = talking({ code: 'server_hub.chat_too_fast' });
  expect(await talk.say('Hello')).toBe(false);
  expect(talk.refusal).toEqual({ code: 'server_hub.chat_too_fast' });
  await talk.mute({ seat: 1 }, true);
  say(2, 'still heard', 1);
  expect(texts(talk)).toEqual(['still heard']);
});

it('keeps the newest lines only', () => {
  const { talk, say } = talking();
  for (let i = 0; i < 100; ++i) say(1, String(i));
  expect(talk.lines).toHaveLength(60);
  expect(talk.lines.at(-1)!.text).toBe('99');
});
