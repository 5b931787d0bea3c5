import type lexioChoices from '../../../tests/golden/lexio-choices.json';
import type lexioViewAnswer from '../../../tests/golden/lexio-view-answer.json';
import type lexioViewEnd from '../../../tests/golden/lexio-view-end.json';
import type lexioViewOnlooker from '../../../tests/golden/lexio-view-onlooker.json';
import type lexioView from '../../../tests/golden/lexio-view.json';
import type oneOhOnePlacing from '../../../tests/golden/101-choices-placing.json';
import type oneOhOneTaking from '../../../tests/golden/101-choices-taking.json';
import type oneOhOneViewOnlooker from '../../../tests/golden/101-view-onlooker.json';
import type oneOhOneViewOver from '../../../tests/golden/101-view-over.json';
import type oneOhOneViewPlacing from '../../../tests/golden/101-view-placing.json';
import type publicData from '../../../tests/golden/table-public.json';
import type twentyOneChoices from '../../../tests/golden/21-choices.json';
import type twentyOneViewEnd from '../../../tests/golden/21-view-end.json';
import type twentyOneViewOnlooker from '../../../tests/golden/21-view-onlooker.json';
import type twentyOneView from '../../../tests/golden/21-view.json';
import type { LexioChoices, LexioView } from './lexio/data';
import type { OneOhOneChoices, OneOhOneView } from './one_oh_one/data';
import type { TwentyOneChoices, TwentyOneView } from './twenty_one/data';
import type { Message, PublicData } from '../table/contract';

// The types of the data are those of the library's golden JSON: this file does not compile when a
// field is missing in one, or is of another type.

// JSON knows texts, not which ones.
type Loose<T> = T extends Message ? { code: string; arguments: object } : T extends Record<string, never> ? object : T extends string ? string : T extends number ? number : T extends boolean ? boolean : T extends object ? { [K in keyof T]: Loose<T[K]> } : T;

type AllKeys<T> = T extends unknown ? keyof T : never;
type ValueAt<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;
// The names of fields that the golden data has and the type does not.
type Unknown<T, Golden> = [T] extends [Message]
  ? never
  : Golden extends readonly (infer GoldenItem)[]
  ? [T] extends [readonly (infer Item)[]]
    ? Unknown<NonNullable<Item>, GoldenItem>
    : never
  : Golden extends object
    ? { [K in keyof Golden & string]: K extends AllKeys<T> ? Unknown<ValueAt<T, K>, NonNullable<Golden[K]>> : K }[keyof Golden & string]
    : never;

type Fits<T, Golden extends Loose<T>> = Unknown<T, Golden> extends never ? true : Unknown<T, Golden>;
type All<Checks extends true[]> = Checks;

export type Checked = All<
  [
    Fits<PublicData, typeof publicData>,
    Fits<LexioView, typeof lexioView>,
    Fits<LexioView, typeof lexioViewAnswer>,
    Fits<LexioView, typeof lexioViewEnd>,
    Fits<LexioView, typeof lexioViewOnlooker>,
    Fits<LexioChoices, typeof lexioChoices>,
    Fits<OneOhOneChoices, typeof oneOhOneTaking>,
    Fits<OneOhOneChoices, typeof oneOhOnePlacing>,
    Fits<OneOhOneView, typeof oneOhOneViewPlacing>,
    Fits<OneOhOneView, typeof oneOhOneViewOver>,
    Fits<OneOhOneView, typeof oneOhOneViewOnlooker>,
    Fits<TwentyOneView, typeof twentyOneView>,
    Fits<TwentyOneView, typeof twentyOneViewEnd>,
    Fits<TwentyOneView, typeof twentyOneViewOnlooker>,
    Fits<TwentyOneChoices, typeof twentyOneChoices>,
  ]
>;
