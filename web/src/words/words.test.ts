import { beforeEach, expect, it, vi } from 'vitest';

// Catalogues that arrive when the test says so: each text is named by its language and its part.
const pending: { name: string; arrive: () => void }[] = [];
const part = (language: string, name: string, room: string) => [
  name,
  () => new Promise((resolve) => pending.push({ name: `${language} ${name}`, arrive: () => resolve({ default: { [room]: { text: () => `${language} ${name}` } } }) })),
];
const language = (name: string) => [name, Object.fromEntries([part(name, 'shell', 'page'), part(name, 'table', 'page_table')])];
vi.mock('virtual:words', () => ({ load: { ...Object.fromEntries(['en', 'fr', 'de'].map(language)), nl: { shell: () => Promise.reject(new Error('gone')) } } }));

let words: typeof import('./words.svelte').words;
beforeEach(async () => {
  vi.resetModules();
  pending.length = 0;
  ({ words } = await import('./words.svelte'));
});

// All that were asked for, in any order; what is asked for meanwhile waits for the next time.
async function arrive(...names: string[]): Promise<void> {
  for (const name of names) {
    const at = pending.findIndex((asked) => asked.name === name);
    expect(at, `${name} was asked for`).toBeGreaterThanOrEqual(0);
    pending.splice(at, 1)[0]!.arrive();
  }
  await new Promise((resolve) => setTimeout(resolve));
}
async function arriveAll(): Promise<void> {
  while (pending.length > 0) await arrive(...pending.map(({ name }) => name));
}
const said = () => [words.language, words.say({ code: 'page.text' }), words.say({ code: 'page_table.text' })];

it('stays with the language that was chosen while a table opens', async () => {
  const first = words.choose('en');
  await arriveAll();
  await first;
  const chosen = words.choose('fr');
  const needed = words.need('table');
  await arriveAll();
  await Promise.all([chosen, needed]);
  expect(said()).toEqual(['fr', 'fr shell', 'fr table']);
});

it('keeps what was needed meanwhile, whatever arrives last', async () => {
  const first = words.choose('en');
  await arriveAll();
  await first;
  const chosen = words.choose('fr');
  const late = pending.splice(0);
  const needed = words.need('table');
  await arriveAll();
  for (const { arrive } of late) arrive();
  await arriveAll();
  await Promise.all([chosen, needed]);
  expect(said()).toEqual(['fr', 'fr shell', 'fr table']);
});

it('speaks the last of two languages, and has its texts when the first is done', async () => {
  const chosen = [words.choose('fr'), words.choose('de')];
  await arrive('de shell');
  await arriveAll();
  await Promise.all(chosen);
  expect(said().slice(0, 2)).toEqual(['de', 'de shell']);
});

it('changes neither language nor texts until all are there', async () => {
  const first = words.choose('en');
  await arriveAll();
  await first;
  const chosen = words.choose('fr');
  expect(said().slice(0, 2)).toEqual(['en', 'en shell']);
  await arriveAll();
  await chosen;
  expect(said().slice(0, 2)).toEqual(['fr', 'fr shell']);
});

it('stays with the old language where a catalogue can’t be had', async () => {
  const first = words.choose('en');
  await arriveAll();
  await first;
  await expect(words.choose('nl')).rejects.toThrow('gone');
  const needed = words.need('table');
  await arriveAll();
  await needed;
  expect(said()).toEqual(['en', 'en shell', 'en table']);
});
