import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module';
import type { Plugin } from 'vite';

// The catalogues of src/words, compiled to functions. `import { load } from 'virtual:words'` gives a
// loader for each part of each language, so that a screen fetches what it needs.

const fileOf = (language: string) => fileURLToPath(new URL(`../../src/words/${language}.json`, import.meta.url));
const languages = ['en', 'fr', 'nl', 'de'];

// What each part holds: rooms of the catalogue.
const parts: Record<string, string[]> = {
  shell: ['page'],
  table: ['page_table', 'page_options', 'core', 'table', 'protocol'],
  remote: ['page_remote', 'page_online', 'server', 'server_hub', 'store'],
  turns: ['page_turns'],
  lobby: ['page_lobby', 'page_online', 'server', 'server_hub', 'store'],
  '101': ['page_101', '101', '101_reasons'],
  lexio: ['page_lexio', 'lexio', 'lexio_reasons'],
  '21': ['page_21', '21', '21_reasons'],
};

const prefix = 'virtual:words';

function loaders(): string {
  const loader = (language: string, part: string) => `'${part}': () => import('${prefix}/${language}/${part}')`;
  const language = (name: string) => `${name}: {${Object.keys(parts).map((part) => loader(name, part)).join()}}`;
  return `export const load = {${languages.map(language).join()}};`;
}

export function catalogues(): Plugin {
  return {
    name: 'tessera-catalogues',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, language, part] = id.split('/');
      if (!language || !part) return loaders();
      const file = fileOf(language);
      this.addWatchFile(file);
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
      const rooms = Object.fromEntries(parts[part]!.map((room) => [room, catalogue[room] ?? {}]));
      return compileModule(new MessageFormat(language), rooms);
    },
  };
}
