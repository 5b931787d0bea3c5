import type { Argument, GameName, Message, Seat } from '../table/contract';
import { load } from 'virtual:words';
import type english from '../../../src/words/en.json';

// Turns messages into sentences, in the language that was chosen. The catalogues are those of the
// terminal, src/words/*.json; parts of them are loaded when a screen needs them.

export const languages = ['en', 'fr', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};

export type Part = 'shell' | 'table' | 'remote' | 'turns' | 'lobby' | GameName;
type Catalogue = typeof english;
// The page's own texts: 'page.play', 'page_101.place_it'.
export type Key = {
  [Room in keyof Catalogue & string]: `${Room}.${keyof Catalogue[Room] & string}`;
}[keyof Catalogue & string];

// How seats are called in a sentence.
export interface Names {
  bySeat: string[];
  you?: Seat | null;
}

type Rooms = Record<string, Record<string, (args: Record<string, unknown>) => string>>;
const longestArgument = 120;

class Words {
  language = $state<Language>('en');
  #rooms = $state.raw<Rooms>({});
  #wanted = new Set<Part>(['shell']);
  #chosen: Language = 'en'; // spoken once its texts are there
  #newest: Promise<void> = Promise.resolve();
  #loads = 0;

  // Sentences of this part can be made once the promise is kept.
  need(...parts: Part[]): Promise<void> {
    for (const part of parts) this.#wanted.add(part);
    return this.#load();
  }

  choose(language: Language): Promise<void> {
    this.#chosen = language;
    return this.#load();
  }

  // Of loads that overtake each other the newest counts: it has all that was wanted before it. Whoever
  // asked for an older one waits for it too.
  #load(): Promise<void> {
    const number = ++this.#loads;
    const language = this.#chosen;
    const loading = Promise.all([...this.#wanted].map((part) => load[language]![part]!())).then(
      (loaded) => {
        if (number !== this.#loads) return this.#newest;
        this.#rooms = Object.assign({}, ...loaded.map((module) => module.default)) as Rooms;
        this.language = language;
        return undefined;
      },
      (error: unknown) => {
        if (number !== this.#loads) return this.#newest;
        this.#chosen = this.language;
        throw error;
      },
    );
    return (this.#newest = loading);
  }

  // A text of the page itself.
  text = (key: Key, args: Record<string, Argument> = {}, names?: Names): string => this.say({ code: key, arguments: args }, names);

  // A message of the library.
  say = (message: Message, names: Names = { bySeat: [] }): string => {
    const [room, name] = message.code.split('.') as [string, string];
    const format = this.#rooms[room]?.[name];
    if (!format) return message.code;
    const args: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(message.arguments ?? {})) {
      args[key] = typeof value === 'number' ? value : this.#argument(value, names);
      if (isSeat(value)) args[`${key}_is`] = value.seat === names.you ? 'you' : 'other';
    }
    return format(args);
  };

  #argument(value: Argument, names: Names): string {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'string') {
      if (/^\*\d*$/.test(value)) return value.replace('*', '★'); // a star of 21, which records write so
      return value.length > longestArgument ? `${value.slice(0, longestArgument)}…` : value;
    }
    if (Array.isArray(value)) return value.map((item) => this.#argument(item, names)).join(', ');
    if (isSeat(value)) return names.bySeat[value.seat] || this.say({ code: 'core.seat_number', arguments: { number: value.seat } });
    return this.say(value, names);
  }

  number = (value: number): string => new Intl.NumberFormat(this.language).format(value);
  percent = (share: number): string =>
    new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

function isSeat(value: Argument): value is { seat: Seat } {
  return typeof value === 'object' && !Array.isArray(value) && 'seat' in value;
}

export const words = new Words();

// ?lang=fr, else what was chosen before, else what the browser prefers.
export function preferredLanguage(search: string, kept: string | null, browser: readonly string[]): Language {
  const wished = [new URLSearchParams(search).get('lang'), kept, ...browser];
  for (const wish of wished) {
    const language = languages.find((known) => wish?.toLowerCase().split('-')[0] === known);
    if (language) return language;
  }
  return 'en';
}
