import type { View } from '../../table/contract';

export interface LexioView extends View {
  game: 'lexio';
}
