import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';
import { describe, expect, it } from 'vitest';
import { languages } from './words.svelte';

// The catalogues as the page reads them: every message in every language, with the same arguments, and every
// text of the page in use.

type Catalogue = Record<string, Record<string, string>>;
const here = fileURLToPath(new URL('.', import.meta.url));
const read = (language: string) => JSON.parse(readFileSync(join(here, `../../../src/words/${language}.json`), 'utf8')) as Catalogue;
const catalogues = Object.fromEntries(languages.map((language) => [language, read(language)]));

const flat = (catalogue: Catalogue) =>
  new Map(Object.entries(catalogue).flatMap(([room, messages]) => Object.entries(messages).map(([name, text]) => [`${room}.${name}`, text] as const)));

function argumentsIn(tokens: Token[], found = new Map<string, string>()): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    if (!found.has(token.arg) || token.type !== 'argument') found.set(token.arg, token.type);
    if ('cases' in token) for (const { tokens: inner } of token.cases) argumentsIn(inner, found);
  }
  return found;
}

const english = flat(catalogues.en!);

describe.each(languages)('the catalogue in %s', (language) => {
  const messages = flat(catalogues[language]!);

  it('has the keys that the English one has', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has the same arguments, and no ASCII apostrophe', () => {
    for (const [key, text] of messages) {
      expect([...argumentsIn(parse(text)).keys()].sort(), key).toEqual([...argumentsIn(parse(english.get(key)!)).keys()].sort());
      expect(text, key).not.toContain("'");
    }
  });

  it('makes a sentence of every message, with every kind of argument', () => {
    const format = new MessageFormat(language);
    for (const [key, text] of messages) {
      const kinds = argumentsIn(parse(text));
      for (const number of [0, 1, 2, 5, 21])
        for (const who of ['you', 'other']) {
          const args = Object.fromEntries([...kinds].map(([name, kind]) => [name, kind === 'select' ? who : kind === 'argument' ? 'Ada' : number]));
          const said = format.compile(text)(args) as string;
          expect(said, key).not.toMatch(/\{|\}|undefined/);
        }
    }
  });
});

describe('the texts of the page', () => {
  const sources = (readdirSync(join(here, '..'), { recursive: true }) as string[])
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(here, '..', file), 'utf8'))
    .join('\n');
  // `page.level_${level}` uses every key that begins so.
  const prefixes = [...sources.matchAll(/`(page\w*\.\w*)\$\{/g)].map(([, prefix]) => prefix!);

  it('are all used', () => {
    const unused = [...english.keys()].filter(
      (key) => key.startsWith('page') && !sources.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('are all there', () => {
    const used = [...sources.matchAll(/'((?:page\w*)\.\w+)'/g)].map(([, key]) => key!);
    expect(used.filter((key) => !english.has(key as `${string}.${string}`))).toEqual([]);
  });
});
