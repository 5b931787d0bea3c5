import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import game from '../games/one_oh_one';
import type { OneOhOneView } from '../games/one_oh_one/data';
import { settings } from '../settings/settings.svelte';
import type { Hint, LogEntry, Snapshot, TableSession } from '../table/contract';
import TableFrame from '../table/TableFrame.svelte';
import { TableUi } from '../table/table_ui.svelte';
import { words, type Language } from '../words/words.svelte';

// One position of 101 on the page, to look at while the board is worked on: ?at=NAME of build/fixtures,
// theme, lang, hint=MOVE,MOVE,MOVE, confirm=1. Not part of the page that is built.
interface Fixture {
  view: OneOhOneView;
  choices: unknown;
  log: LogEntry[];
}

const files = import.meta.glob<Fixture>('../../../build/fixtures/*.json', { import: 'default' });
const query = new URLSearchParams(location.search);

function snapshot({ view, choices, log }: Fixture): Snapshot {
  const over = view.phase === 'over';
  return {
    table: 'dev',
    viewer: view.viewer,
    public: {
      opening: { table: 'dev', game: '101', players: view.players, options: {}, clock: { kind: 'move', time: 15_000, increment: 0 }, commitment: null },
      phase: over ? 'over' : 'playing',
      paused: false,
      events: log.length,
      position: log.length,
      now: 0,
      turn: view.turn,
      deadline: over ? null : 11_000,
      undo: query.has('undo') ? 0 : null,
      owner: 0,
      seats: view.seats.map((_, seat) => ({
        seat,
        holder: seat === 0 ? 'person' : 'bot',
        name: seat === 0 ? 'Camille' : null,
        bot: seat === 0 ? null : seat === 1 ? 'expert' : 'skilled',
        away: false,
        timeouts: 0,
        word: null,
        left: null,
        agreed: false,
      })),
      rematch: null,
      result: view.result ? { ...view.result, resigned: null } : null,
    },
    view,
    choices,
    log,
    secrets: false,
    roundEnds: [],
    record: null,
    hereAndNow: Date.now(),
    notice: null,
    elsewhere: false,
  };
}

function hint(moves: string): Hint {
  const list = moves.split(',').map((move, i) => ({ move, win: 0.68 - 0.05 * i, winError: 0.02, points: 140 - 4 * i, pointsError: 3, reasons: [] }));
  return { moves: list, confidence: 'clearly_best', byRound: false, simulations: 1000 };
}

const nothing = (): Promise<null> => Promise.resolve(null);
const session: TableSession = {
  id: 'dev',
  subscribe: () => () => {},
  look: nothing,
  act: nothing,
  check: nothing,
  undo: nothing,
  resign: nothing,
  leave: nothing,
  takeBack: nothing,
  hint: () => Promise.resolve(hint(query.get('hint') ?? '')),
  stopHint: () => {},
  rematch: () => Promise.resolve('dev'),
  record: () => Promise.resolve(''),
  verify: () => Promise.resolve({ outcomes: 2 }),
  close: () => {},
  hold: () => {},
  review: nothing,
  stopReview: () => {},
};

async function start(): Promise<void> {
  document.documentElement.dataset.theme = query.get('theme') ?? 'light';
  settings.confirm = query.has('confirm');
  await words.choose((query.get('lang') ?? 'en') as Language);
  await words.need('table', '101');
  const table = new TableUi(session, snapshot(await files[`../../../build/fixtures/${query.get('at') ?? 'p02'}.json`]!()), game);
  mount(TableFrame, { target: document.getElementById('app')!, props: { table, game } });
  if (query.has('hint')) await table.askForHint();
  // For trying out what happens between two positions.
  Object.assign(window, { show: async (at: string) => table.renew(snapshot(await files[`../../../build/fixtures/${at}.json`]!())) });
}

void start();
