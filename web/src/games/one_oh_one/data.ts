import type { View } from '../../table/contract';

export interface OneOhOneView extends View {
  game: '101';
}
