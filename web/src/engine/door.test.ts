import { describe, expect, it } from 'vitest';
import { levels, type Level } from '../table/contract';
import { games as shelf } from '../table/games';
import { Door } from './door';
import { anyMove, bot, newTable, person, wasm } from './testing/hosts';

const door = await Door.open(wasm);

describe('the door', () => {
  it('knows the games, and with how many an option can be set', () => {
    const games = door.must('games', {});
    expect(games.map(({ name, title }) => ({ name, title }))).toEqual(shelf); // the page's own list
    const [, lexio, twentyOne] = games;
    expect(lexio).toMatchObject({ title: 'Lexio', unit: 'chips', players: { least: 3, most: 5, default: 4 } });
    const rounds = lexio!.options.find(({ key }) => key === 'rounds');
    expect(rounds).toMatchObject({ words: [], least: 1, most: 1000, default: '5', players: null, explanation: { code: 'lexio.option_rounds' } });
    const teams = twentyOne!.options.find(({ key }) => key === 'teams');
    expect(teams).toMatchObject({ words: ['off', 'on'], default: 'off', players: [4] });
  });

  it('knows the levels that the page offers, and no other', () => {
    for (const level of levels) {
      const { table } = door.must('open', { ...newTable('101', [person('A'), bot(level)]), now: 5 });
      door.must('drop', { table });
    }
    expect(door.call('open', { ...newTable('101', [person('A'), bot('random' as Level)]), now: 5 })).toHaveProperty('refused');
  });

  it.each([
    ['101', 1, {}],
    ['101', 2, { mode: 'classic' }],
    ['101', 3, {}],
    ['101', 4, { mode: 'junior', backs: 'front' }],
    ['lexio', 3, { rounds: '2' }],
    ['lexio', 4, { rounds: '1' }],
    ['lexio', 5, { rulebook: 'publisher', rounds: '1' }],
    ['21', 2, {}],
    ['21', 4, { teams: 'on' }],
  ] as const)('plays a whole game: %s with %i, %o', (game, players, options) => {
    const seats = Array.from({ length: players }, (_, i) => person(`P${i}`));
    const { table } = door.must('open', { ...newTable(game, seats, { ...options }), now: 5 });
    for (let moves = 0; ; ++moves) {
      const { turn, phase } = door.must('snapshot', { table, viewer: null, after: -1 }).public;
      if (phase === 'over') break;
      const { choices, view } = door.must('snapshot', { table, viewer: turn, after: -1 });
      expect(view.turn).toBe(turn);
      const move = anyMove(choices);
      expect(door.must('check', { table, seat: turn!, move })).toBeNull();
      door.must('command', { table, seat: turn!, command: { kind: 'act', move }, now: 10 + moves });
    }
    const record = door.must('record', { table });
    expect(record).toMatch(/\nresult [-\d ]+ winner /);
    expect(record.trim().endsWith(door.must('snapshot', { table, viewer: 0, after: -1 }).record!)).toBe(true);
    const outcomes = record.split('\n').filter((line) => line.startsWith('~ ')).length;
    expect(door.must('verify', { record }).outcomes).toBe(outcomes);
    // The same table comes out of its log.
    const before = door.must('snapshot', { table, viewer: 0, after: -1 });
    const bytes = door.must('log', { table, from: 0 }).join('');
    door.must('drop', { table });
    expect(door.must('restore', { bytes }).events).toBe(before.public.events);
    expect(door.must('snapshot', { table, viewer: 0, after: -1 })).toEqual(before);
    door.must('drop', { table });
  });

  it('gives only what is new since an event', () => {
    const { table } = door.must('open', { ...newTable('lexio', [person('A'), person('B'), person('C')], { rounds: '2' }), now: 0 });
    const known = { log: [] as unknown[], ends: [] as unknown[], after: -1 };
    for (;;) {
      const all = door.must('snapshot', { table, viewer: 1, after: -1 });
      const fresh = door.must('snapshot', { table, viewer: 1, after: known.after });
      known.log = [...known.log.slice(0, fresh.log_kept), ...fresh.log];
      known.ends = [...known.ends.slice(0, fresh.round_ends_kept), ...fresh.round_ends];
      known.after = fresh.public.events - 1;
      expect(known.log).toEqual(all.log);
      expect(known.ends).toEqual(all.round_ends);
      if (all.public.phase === 'over') break;
      const turn = all.public.turn!;
      const move = anyMove(door.must('snapshot', { table, viewer: turn, after: -1 }).choices);
      door.must('command', { table, seat: turn, command: { kind: 'act', move }, now: 0 });
      if (all.public.events % 5 === 0) door.call('command', { table, seat: turn, command: { kind: 'undo' }, now: 0 });
    }
    expect(known.ends).toHaveLength(1);
    expect(known.ends[0]).toMatchObject({ view: { viewer: 1, phase: 'deal', round: 2, last_round: { winner: expect.any(Number) } } });
  });

  it.each(['', 'x', '[]', '{', '{}', 'null', '{"call": 1}', '{"call": "fly"}', '{"call": "open"}', '{"call":"snapshot","table":7}', `${'['.repeat(100)}`])(
    'refuses %j with a message',
    (request) => {
      const answer = JSON.parse(door.callText(request)) as { refused: { code: string } };
      expect(answer.refused.code).toMatch(/^protocol\./);
    },
  );

  it('says which field is wrong', () => {
    const seats = [person('A'), { kind: 'bot', level: 'novice' }];
    const asked = { call: 'open', game: '21', players: 2, clock: { kind: 'total', time: 'long' }, seats, now: 0 };
    const { refused } = JSON.parse(door.callText(JSON.stringify(asked)));
    expect(refused).toEqual({ code: 'protocol.field_not_number', arguments: { field: 'clock.time' } });
  });

  it('refuses what a table refuses, and nothing happens', () => {
    expect(door.call('open', { ...newTable('21', [person('A'), bot('novice'), bot('novice')], { teams: 'on' }), now: 0 })).toMatchObject({
      refused: { code: '21.teams_need_four' },
    });
    expect(door.call('open', { ...newTable('21', [person(''), bot('novice')]), now: 0 })).toMatchObject({ refused: { code: 'table.bad_name' } });
    const { table } = door.must('open', { ...newTable('101', [person('A'), person('B')]), now: 0 });
    const before = door.must('snapshot', { table, viewer: 0, after: -1 });
    const seat = before.public.turn!;
    for (const refused of [
      door.call('command', { table, seat: 1 - seat, command: { kind: 'act', move: 'take 1' }, now: 1 }),
      door.call('command', { table, seat, command: { kind: 'act', move: 'take 9' }, now: 1 }),
      door.call('command', { table, seat, command: { kind: 'undo' }, now: 1 }),
      door.call('command', { table, seat: 4, command: { kind: 'undo' }, now: 1 }),
      door.call('record', { table }),
      door.call('restore', { bytes: '00ff' }),
    ])
      expect(refused).toHaveProperty('refused');
    expect(door.must('snapshot', { table, viewer: 0, after: -1 })).toEqual(before);
    door.must('drop', { table });
  });

  it('follows a game from what a seat was told, thinks and judges', () => {
    const { table } = door.must('open', { ...newTable('21', [bot('skilled'), bot('skilled')]), now: 0 });
    const setup = { game: '21', players: 2, options: {} } as const;
    let moves = 0;
    for (let asked = door.must('bot_request', { table }); asked; asked = door.must('bot_request', { table })) {
      const follower = `seat ${asked.seat}`;
      door.must('follow', { ...setup, follower, viewer: asked.seat });
      door.must('hear', { follower, lines: door.must('told', { table, viewer: asked.seat, after: -1 }).lines });
      const followed = door.must('view', { follower });
      expect(followed.view).toEqual(door.must('snapshot', { table, viewer: asked.seat, after: -1 }).view);
      if (moves++ === 3) {
        const hint = door.must('analyse', { follower, event: moves, simulations: 300 });
        expect(hint.moves.length).toBeGreaterThan(0);
        expect(hint.simulations).toBeGreaterThan(100);
      }
      const move = door.must('choose', { follower, level: asked.level, seed: asked.seed });
      door.must('bot_answer', { table, seat: asked.seat, position: asked.position, move, now: 0 });
    }
    const record = door.must('record', { table });
    const { decisions } = door.must('review_begin', { record, seat: 0, simulations: 100 });
    let step = door.must('review_step', {});
    while (!step.review) step = door.must('review_step', {});
    expect(step.done).toBe(decisions);
    expect(step.review).toMatchObject({ game: '21', decisions, seats: [{ seat: 0, decisions }] });
    const replayed = door.must('replay', { record, viewer: 1, at: 5 });
    expect(replayed).toMatchObject({ game: '21', players: 2, at: 5, view: { viewer: 1 } });
    expect(replayed.tags).toContainEqual({ key: 'seat0', text: 'skilled' });
    expect(door.call('verify', { record: record.replace(/secret ..../, 'secret abcd') })).toMatchObject({ refused: { code: 'protocol.bad_record' } });
  });
});
