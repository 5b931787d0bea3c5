import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import lexio from '../games/lexio';
import type { LexioChoices, LexioView } from '../games/lexio/data';
import { settings } from '../settings/settings.svelte';
import type { Message, Snapshot, TableSession } from '../table/contract';
import { TableUi } from '../table/table_ui.svelte';
import TableFrame from '../table/TableFrame.svelte';
import { preferredLanguage, words } from '../words/words.svelte';

// A table of Lexio that stands still, to look at: ?fixture=URL of {"view", "choices"}, theme=dark, lang=fr,
// pick=3c,4c, hint=play 3c, confirm=1.

interface Fixture {
  view: LexioView;
  choices: LexioChoices | null;
}
const query = new URLSearchParams(location.search);
const names = ['Camille', 'Inès', 'Novice', 'Habile', 'Théo'];

function snapshotOf({ view, choices }: Fixture): Snapshot<LexioView, LexioChoices> {
  const over = view.phase === 'over';
  const between = view.phase === 'dealing' && view.last_round !== null;
  return {
    table: 'dev',
    viewer: view.viewer,
    public: {
      opening: { table: 'dev', game: 'lexio', players: view.players, options: {}, clock: { kind: 'none', time: 0, increment: 0 }, commitment: null },
      phase: over ? 'over' : 'playing',
      paused: false,
      events: 1,
      position: 1,
      now: 0,
      turn: view.turn,
      deadline: 24_000,
      undo: null,
      seats: view.seats.map(({ seat }) => ({ seat, holder: seat === 2 ? 'bot' : 'person', name: seat === 2 ? null : names[seat]!, bot: seat === 2 ? 'novice' : null, away: false, timeouts: 0, word: null, left: 24_000, agreed: false })),
      rematch: null,
      owner: null,
      result: view.result && { ...view.result, resigned: null },
    },
    view,
    choices,
    log: [
      { number: 1, seat: 1, story: { code: 'lexio.played_combination', arguments: { combination: { code: 'lexio.straight_of', arguments: { first: 3, last: 7 } } } } },
      { number: 2, seat: 2, story: { code: 'lexio.played_combination', arguments: { combination: { code: 'lexio.straight_of', arguments: { first: 5, last: 9 } } } } },
      { number: 3, seat: 3, story: { code: 'lexio.passed' } },
    ].filter(({ seat }) => seat < view.players),
    secrets: false,
    roundEnds: between ? [{ number: 1, view }] : [],
    record: over ? 'result' : null,
    hereAndNow: Date.now(),
    notice: null,
    elsewhere: false,
  };
}

const refusal: Message = query.has('weak')
  ? {
      code: 'lexio.too_weak',
      arguments: {
        played: { code: 'lexio.straight_of', arguments: { first: 4, last: 8 } },
        table: { code: 'lexio.straight_of', arguments: { first: 5, last: 9 } },
        rule: { code: 'lexio.straights_compare_first' },
      },
    }
  : { code: 'lexio.wrong_count', arguments: { table: { code: 'lexio.straight_of', arguments: { first: 5, last: 9 } }, wanted: 5, count: 2 } };

async function start(): Promise<void> {
  const fixture = (await (await fetch(query.get('fixture')!)).json()) as Fixture;
  settings.confirm = query.has('confirm');
  document.documentElement.dataset.theme = query.get('theme') ?? 'light';
  await words.choose(preferredLanguage(location.search, null, ['en']));
  await words.need('table', 'lexio');
  const first = snapshotOf(fixture);
  const next = query.get('next');
  let table: TableUi;
  const session = {
    check: () => Promise.resolve(refusal),
    look: () => Promise.resolve(null),
    act: async () => {
      if (next) table.renew({ ...snapshotOf((await (await fetch(next)).json()) as Fixture), public: { ...first.public, position: 2 } });
      return null;
    },
    hint: () =>
      Promise.resolve({
        moves: [{ move: query.get('hint') ?? 'pass', win: 0.42, winError: 0.02, points: 3, pointsError: 1, reasons: [] }],
        confidence: 'clearly_best',
        byRound: true,
        simulations: 1000,
      }),
    stopHint: () => undefined,
    hold: () => undefined,
  } as unknown as TableSession;
  table = new TableUi(session, { ...first, roundEnds: [] } as Snapshot, lexio);
  mount(TableFrame, { target: document.getElementById('app')!, props: { table, game: lexio } });
  if (first.roundEnds.length > 0) table.renew(first as Snapshot);
}

void start();
