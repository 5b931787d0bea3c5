import type { View } from '../../table/contract';

export interface TwentyOneView extends View {
  game: '21';
}
