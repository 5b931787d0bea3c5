import { describe, expect, it } from 'vitest';
import type { Message, PublicData, RemoteEngine, Seat, Snapshot } from '../table/contract';
import { firstPause } from './connection';
import { RemoteTable, type Said } from './remote_table';
import { settled, Wire } from './testing/wire';

// The session between a server that says what a test wants and a module that takes note. What the real module makes of
// messages is tested where it is built; both together in tests/e2e/online.test.mjs.

const person = { holder: 'person', bot: null, away: false, agreed: false, word: '' };
const bot = { holder: 'bot', bot: 'novice', away: false, agreed: false, word: '' };

function publicData(change: Partial<PublicData> = {}): PublicData {
  const seats = [person, person].map((seat, i) => ({ ...seat, seat: i, name: `P${i}` }));
  return { opening: { commitment: 'ab' }, phase: 'playing', position: 7, events: 9, now: 5_000, rematch: null, seats, ...change } as PublicData;
}

class Module {
  heard: Record<string, unknown>[] = [];
  refusesNext: Message | null = null;
  illegal = new Set<string>();
  closed: string[] = [];
  readonly engine = {
    hear: async (message: Record<string, unknown>) => {
      this.heard.push(message);
      const refused = this.refusesNext;
      this.refusesNext = null;
      if (refused) return refused;
      const viewer = this.viewer;
      return { have: Number(message.have_now), snapshot: { table: 'T', viewer, public: message.public, notice: null, log: [] } as unknown as Snapshot };
    },
    check: async (_table: string, move: string) => (this.illegal.has(move) ? { code: 'core.illegal' } : null),
    verify: async (record: string) => ({ outcomes: record.length }),
    hint: async () => null,
    close: (table: string) => void this.closed.push(table),
  } as unknown as RemoteEngine;
  constructor(public viewer: Seat | null = 1) {}
}

const whole = (data: PublicData, have: number) => ({ table: 'T', from: 0, public: data, events: [], have_now: have });

async function seated({ viewer = 1 as Seat | null, data = publicData() } = {}) {
  const wire = new Wire();
  const connection = wire.connect();
  const module = new Module(viewer);
  const records: (string | Message)[] = [];
  const opened = RemoteTable.open('T', { connection, engine: module.engine, fetchRecord: async () => records.shift() ?? 'record', newWord: () => 'a word' });
  wire.hello({ id: 1, name: 'Ann' }, wire.now + 1_000);
  wire.say({ done: wire.sent('watch')[0]!.id, ...whole(data, 9) });
  const table = (await opened.table) as RemoteTable;
  let latest!: Snapshot;
  table.subscribe((snapshot) => (latest = snapshot));
  return { wire, connection, module, table, records, latest: () => latest };
}

describe('a table at a server', () => {
  it('is refused as the server says', async () => {
    const wire = new Wire();
    const options = { connection: wire.connect(), engine: new Module().engine, fetchRecord: async () => '', newWord: () => '' };
    const { table } = RemoteTable.open('T', options);
    wire.hello();
    expect(wire.sent('watch')[0]).toEqual({ id: 'page-1', do: 'watch', table: 'T' });
    wire.say({ refused: 'page-1', message: { code: 'server_hub.no_such_table' } });
    expect(await table).toEqual({ code: 'server_hub.no_such_table' });
  });

  it('is looked at again from where it was, and says that the connection is lost', async () => {
    const { wire, latest } = await seated();
    expect(latest()).toMatchObject({ viewer: 1, notice: null, remote: { here: [], next: null } });
    wire.breakLine();
    expect(latest().notice).toEqual({ code: 'page_remote.lost' });
    wire.pass(firstPause);
    wire.hello();
    expect(latest().notice).toBeNull();
    expect(wire.sent('watch')[0]).toMatchObject({ table: 'T', have: 9, seat: 1 });
  });

  it('says that the table is gone when it is, and nothing can be played there', async () => {
    const { wire, latest } = await seated();
    wire.breakLine();
    wire.pass(firstPause);
    wire.hello();
    wire.say({ refused: wire.sent('watch')[0]!.id, message: { code: 'server_hub.no_such_table' } });
    await settled();
    expect(latest()).toMatchObject({ notice: { code: 'server_hub.no_such_table' }, choices: null });
  });

  it('asks for everything when what it hears does not fit together', async () => {
    const { wire, module, latest } = await seated();
    module.refusesNext = { code: 'protocol.event_not_told' };
    wire.say({ table: 'T', events: [[12]], now: {} });
    await settled();
    expect(wire.sent('watch').at(-1)).toEqual({ id: expect.any(String), do: 'watch', table: 'T' });
    wire.say({ done: wire.sent('watch').at(-1)!.id, ...whole(publicData({ position: 12 }), 13) });
    await settled();
    expect(latest().public.position).toBe(12);
  });

  it('hears one message after the other, however long the module takes', async () => {
    const { wire, module, latest } = await seated();
    let release!: () => void;
    const hear = module.engine.hear.bind(module.engine);
    let first = true;
    module.engine.hear = async (message) => {
      if (first) {
        first = false;
        await new Promise<void>((resolve) => (release = resolve));
      }
      return hear(message);
    };
    wire.say({ table: 'T', events: [], public: publicData({ position: 8 }), have_now: 10 });
    wire.say({ table: 'T', events: [], public: publicData({ position: 9 }), have_now: 11 });
    await settled();
    release();
    await settled();
    expect(module.heard.slice(-2).map((message) => (message.public as PublicData).position)).toEqual([8, 9]);
    expect(latest().public.position).toBe(9);
  });

  it('sends a move with the position it was made in, and none that the module refuses', async () => {
    const { wire, module, table } = await seated();
    module.illegal.add('place A1');
    expect(await table.act(1, 'place A1')).toEqual({ code: 'core.illegal' });
    expect(wire.sent('command')).toEqual([]);
    const played = table.act(1, 'place E5');
    await settled();
    expect(wire.sent('command')).toEqual([{ id: expect.any(String), do: 'command', table: 'T', position: 7, command: { kind: 'act', move: 'place E5' } }]);
    wire.say({ refused: wire.sent('command')[0]!.id, message: { code: 'server_hub.position_moved_on' } });
    expect(await played).toEqual({ code: 'server_hub.position_moved_on' });
  });

  it('counts time as the server does', async () => {
    const { latest } = await seated();
    expect(latest().hereAndNow).toBe(5_000 - 1_000);
  });

  it('adds a word for the luck once, where one sits before the game', async () => {
    const gathering = publicData({ phase: 'gathering' });
    const { wire, module } = await seated({ data: gathering });
    const added = () => wire.sent('command').map(({ command }) => command);
    expect(added()).toEqual([{ kind: 'add_word', word: 'a word' }]);
    wire.say({ table: 'T', events: [], public: gathering, have_now: 10 });
    await settled();
    expect(added()).toHaveLength(1);
    // Up, and down again: another word.
    for (const viewer of [null, 0]) {
      module.viewer = viewer;
      wire.say(whole(gathering, 11));
      await settled();
    }
    expect(added()).toHaveLength(2);
    for (const seats of [[{ ...person, word: 'mine' }]]) {
      const other = await seated({ viewer: 0, data: publicData({ phase: 'gathering', seats: seats as PublicData['seats'] }) });
      expect(other.wire.sent('command')).toEqual([]);
    }
    expect((await seated()).wire.sent('command')).toEqual([]); // the game has begun
    expect((await seated({ viewer: null, data: gathering })).wire.sent('command')).toEqual([]);
  });

  it('gives hints among bots only', async () => {
    const alone = publicData({ seats: [bot, person].map((seat, i) => ({ ...seat, seat: i })) as PublicData['seats'] });
    expect((await seated({ data: alone })).latest().remote!.hints).toBe(true);
    expect((await seated({ data: alone, viewer: null })).latest().remote!.hints).toBe(false);
    const { table, latest } = await seated();
    expect(latest().remote!.hints).toBe(false);
    expect(await table.hint(1)).toEqual({ code: 'page_remote.no_hints' });
  });

  it('offers a rematch, accepts one, and goes on when all have agreed', async () => {
    const over = publicData({ phase: 'over' });
    const { wire, table } = await seated({ data: over });
    const next = table.rematch();
    await settled();
    expect(wire.sent('command')[0]!.command).toEqual({ kind: 'offer_rematch' });
    wire.say({ refused: wire.sent('command')[0]!.id, message: { code: 'table.rematch_is_offered' } });
    await settled();
    expect(wire.sent('command')[1]!.command).toEqual({ kind: 'accept_rematch' });
    wire.say({ done: wire.sent('command')[1]!.id });
    await settled();
    wire.say({ table: 'T', next: 'N' });
    expect(await next).toBe('N');
    expect(await table.rematch()).toBe('N');
    const offered = await seated({ data: publicData({ phase: 'over', rematch: 0 }) });
    void offered.table.rematch();
    await settled();
    expect(offered.wire.sent('command')[0]!.command).toEqual({ kind: 'accept_rematch' });
    const agreed = publicData({ phase: 'over', rematch: 1 });
    agreed.seats[1]!.agreed = true;
    const waits = await seated({ data: agreed });
    const later = waits.table.rematch();
    await settled();
    expect(waits.wire.sent('command')).toEqual([]);
    waits.wire.say({ table: 'T', next: 'M' });
    expect(await later).toBe('M');
  });

  it('verifies the record, and asks for one again that it could not have', async () => {
    const { table, records } = await seated();
    records.push({ code: 'server_hub.no_such_game' }, 'four');
    expect(await table.verify()).toEqual({ code: 'server_hub.no_such_game' });
    expect(await table.verify()).toEqual({ outcomes: 4 });
    expect(await table.record()).toBe('four'); // it is fetched once
  });

  it('hears what is said, and who is there', async () => {
    const { wire, table, latest } = await seated();
    const said: Said[] = [];
    table.listen((one) => said.push(one));
    wire.say({ table: 'T', chat: { seat: 0, person: 2, name: 'Bob', at: 1, text: 'Hello' } });
    wire.say({ table: 'T', here: [0, 1], onlookers: 3 });
    await settled();
    expect(said).toMatchObject([{ name: 'Bob', text: 'Hello' }]);
    expect(latest().remote).toMatchObject({ here: [0, 1], onlookers: 3 });
    void table.mute({ seat: 0 }, true);
    expect(wire.sent('mute')).toEqual([{ id: expect.any(String), do: 'mute', seat: 0, muted: true, table: 'T' }]);
  });

  it('is left quietly', async () => {
    const { wire, module, table, latest } = await seated();
    table.close();
    table.close();
    expect(module.closed).toEqual(['T']);
    expect(wire.sent('unwatch')).toHaveLength(1);
    wire.breakLine();
    expect(latest().notice).toBeNull();
  });
});
