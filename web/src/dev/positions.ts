import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import type { Snapshot, TableSession } from '../table/contract';
import { loadGame } from '../games/load';
import TableFrame from '../table/TableFrame.svelte';
import { TableUi } from '../table/table_ui.svelte';
import { preferredLanguage, words } from '../words/words.svelte';

// Shows one position that scripts/positions.mjs wrote, without a table behind it, for screenshots:
// dev.html?position=21-2-040&lang=fr&theme=dark under `npm run dev`. Not part of the page that is built.
const wish = new URLSearchParams(location.search);
const snapshot = (await (await fetch(`/@fs${__POSITIONS__}/${wish.get('position')}.json`)).json()) as Snapshot;
const nothing = () => Promise.resolve(null);
const session: TableSession = {
  id: snapshot.table,
  subscribe: (heard) => (heard(snapshot), () => undefined),
  look: nothing,
  act: nothing,
  check: nothing,
  undo: nothing,
  resign: nothing,
  leave: nothing,
  takeBack: nothing,
  hint: nothing,
  stopHint: () => undefined,
  hold: () => undefined,
  review: nothing,
  stopReview: () => undefined,
  rematch: () => Promise.resolve(snapshot.table),
  record: () => Promise.resolve(''),
  verify: () => Promise.resolve({ outcomes: 1 }),
  close: () => undefined,
};

document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
await words.choose(preferredLanguage(location.search, null, navigator.languages));
const [game] = await Promise.all([loadGame(snapshot.view.game), words.need('table', snapshot.view.game)]);
const table = new TableUi(session, snapshot, game);
mount(TableFrame, { target: document.getElementById('app')!, props: { table, game } });
