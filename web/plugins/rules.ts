import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Plugin } from 'vite';

// `import { rules } from 'virtual:rules'`: a loader for the rules of each game in each language, made of
// src/games/GAME/rules.LANGUAGE.md.

const folders: Record<string, string> = { '101': 'one_oh_one', lexio: 'lexio', '21': 'twenty_one' };
const languages = ['en', 'fr', 'nl', 'de'];
const prefix = 'virtual:rules';

const fileOf = (game: string, language: string) =>
  fileURLToPath(new URL(`../../src/games/${folders[game]}/rules.${language}.md`, import.meta.url));

function loaders(): string {
  const loader = (game: string, language: string) => `${language}: () => import('${prefix}/${game}/${language}')`;
  const game = (name: string) => `'${name}': {${languages.filter((l) => existsSync(fileOf(name, l))).map((l) => loader(name, l)).join()}}`;
  return `export const rules = {${Object.keys(folders).map(game).join()}};`;
}

export function rules(): Plugin {
  return {
    name: 'tessera-rules',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [, game, language] = id.split('/');
      if (!game || !language) return loaders();
      const file = fileOf(game, language);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await marked.parse(readFileSync(file, 'utf8')))};`;
    },
  };
}
