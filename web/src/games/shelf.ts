import type { Component } from 'svelte';
import type { GameName } from '../table/contract';
import LexioFan from './lexio/Fan.svelte';
import LexioLid from './lexio/Lid.svelte';
import OneOhOneFan from './one_oh_one/Fan.svelte';
import OneOhOneLid from './one_oh_one/Lid.svelte';
import TwentyOneFan from './twenty_one/Fan.svelte';
import TwentyOneLid from './twenty_one/Lid.svelte';

// What the home shows of each game: the pieces on the lid of its box, and three of them fanned out.
export const shelf: Record<GameName, { Lid: Component; Fan: Component }> = {
  '101': { Lid: OneOhOneLid, Fan: OneOhOneFan },
  lexio: { Lid: LexioLid, Fan: LexioFan },
  '21': { Lid: TwentyOneLid, Fan: TwentyOneFan },
};
