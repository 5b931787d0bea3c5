import { describe, expect, it } from 'vitest';
import { firstPause, isRefusal, longestPause, type Frame, type Standing } from './connection';
import { settled, Wire } from './testing/wire';

const watching = (have = 0, seat: number | null = null) => {
  const frames: Frame[] = [];
  const refusals: string[] = [];
  return { frames, refusals, have: () => ({ have, seat }), heard: (frame: Frame) => void frames.push(frame), refused: ({ code }: { code: string }) => void refusals.push(code) };
};

function connected() {
  const wire = new Wire();
  const connection = wire.connect();
  const standings: Standing['state'][] = [];
  connection.subscribe(({ state }) => standings.push(state));
  wire.hello({ id: 1, name: 'Ann' });
  return { wire, connection, standings };
}

describe('a connection', () => {
  it('says nothing before it is greeted, and who one is then', () => {
    const wire = new Wire();
    const connection = wire.connect();
    void connection.command('T', { kind: 'start' });
    connection.watch('T', watching());
    expect(wire.line.sent).toEqual([]);
    expect(connection.standing).toEqual({ state: 'new', person: null, trouble: null });
    wire.hello({ id: 1, name: 'Ann' });
    expect(connection.standing).toEqual({ state: 'open', person: { id: 1, name: 'Ann' }, trouble: null });
    expect(wire.sent().map((sent) => sent.do)).toEqual(['watch', 'command']);
  });

  it('gives every message an id of its own, of at most 40 bytes', () => {
    const { wire, connection } = connected();
    for (let i = 0; i < 3; ++i) void connection.command('T', { kind: 'start' });
    const ids = wire.line.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('page-') && id.length <= 40)).toBe(true);
  });

  it('answers a command when what came of it is in place', async () => {
    const { wire, connection } = connected();
    let arrive!: () => void;
    connection.watch('T', { ...watching(), heard: () => new Promise<void>((resolve) => (arrive = resolve)) });
    let answered = false;
    void connection.command('T', { kind: 'start' }).then(() => (answered = true));
    wire.say({ done: wire.sent('command')[0]!.id, table: 'T', events: [] });
    await settled();
    expect(answered).toBe(false);
    arrive();
    await settled();
    expect(answered).toBe(true);
  });

  it('hands over why something was refused', async () => {
    const { wire, connection } = connected();
    const asked = connection.command('T', { kind: 'act', move: 'pass' }, 7);
    expect(wire.sent('command')[0]).toMatchObject({ table: 'T', position: 7, command: { kind: 'act', move: 'pass' } });
    wire.say({ refused: wire.sent('command')[0]!.id, message: { code: 'lexio.too_weak', arguments: {} } });
    expect(await asked).toEqual({ refused: { code: 'lexio.too_weak', arguments: {} } });
  });

  it('is lost at once, and sends again under the same id what was not answered, after looking again', async () => {
    const { wire, connection, standings } = connected();
    const table = watching(5, 1);
    connection.watch('T', table);
    const asked = connection.command('T', { kind: 'act', move: 'pass' }, 7);
    const [first] = wire.sent('command');
    wire.breakLine();
    expect(standings).toEqual(['new', 'open', 'lost']);
    wire.pass(firstPause);
    expect(wire.lines).toHaveLength(2);
    wire.hello({ id: 1, name: 'Ann' });
    expect(wire.sent()).toEqual([expect.objectContaining({ do: 'watch', table: 'T', have: 5, seat: 1 }), first]);
    wire.say({ done: first!.id });
    expect(isRefusal(await asked)).toBe(false);
    // Answered: not a third time.
    wire.breakLine();
    wire.pass(longestPause);
    wire.hello();
    expect(wire.sent('command')).toEqual([]);
    expect(table.refusals).toEqual([]);
  });

  it('sends a command that was given while it was lost', () => {
    const { wire, connection } = connected();
    wire.breakLine();
    void connection.command('T', { kind: 'start' });
    wire.pass(firstPause);
    wire.hello();
    expect(wire.sent('command')).toHaveLength(1);
  });

  it('keeps nothing that is said for later', async () => {
    const { wire, connection } = connected();
    const before = connection.say('T', { do: 'say', text: 'Hello' });
    wire.breakLine();
    expect(await before).toEqual({ refused: { code: 'page_remote.lost' } });
    expect(await connection.say('T', { do: 'say', text: 'Hello?' })).toEqual({ refused: { code: 'page_remote.lost' } });
    wire.pass(firstPause);
    wire.hello();
    expect(wire.sent('say')).toEqual([]);
  });

  it('tries again after pauses that grow and are not the same for everybody', () => {
    const { wire } = connected();
    wire.pass(6_000);
    const pauses: number[] = [];
    for (let i = 0; i < 10; ++i) {
      wire.breakLine();
      const began = wire.now;
      const before = wire.lines.length;
      while (wire.lines.length === before) wire.pass(1);
      pauses.push(wire.now - began);
    }
    expect(pauses.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(pauses.at(-1)).toBe(longestPause);
    wire.random = 0;
    wire.breakLine();
    const before = wire.lines.length;
    wire.pass(longestPause / 2);
    expect(wire.lines).toHaveLength(before + 1);
  });

  it('begins with short pauses again after a line that held, not after one that broke at once', () => {
    const { wire } = connected();
    for (let i = 0; i < 6; ++i) {
      wire.breakLine();
      wire.pass(longestPause);
      wire.hello();
    }
    wire.breakLine(); // at once
    const lines = wire.lines.length;
    wire.pass(firstPause);
    expect(wire.lines).toHaveLength(lines);
    wire.pass(longestPause);
    wire.hello();
    wire.pass(6_000);
    wire.breakLine();
    wire.pass(firstPause);
    expect(wire.lines).toHaveLength(lines + 2);
  });

  it('gives up a line that does not answer, and one that says nothing at all', () => {
    const { wire, connection } = connected();
    wire.say({ done: wire.line.sent[0]!.id, now: wire.now });
    wire.pass(14_000);
    expect(connection.standing.state).toBe('open');
    wire.pass(10_000); // the next ping is not answered
    expect(connection.standing.state).toBe('lost');
    expect(wire.lines[0]!.isClosed).toBe(true);
    const lines = wire.lines.length;
    wire.pass(15_000); // no hello either
    expect(wire.lines.length).toBeGreaterThan(lines);
  });

  it('looks soon whether it holds when the network goes, and does not wait when it is back', () => {
    const { wire, connection } = connected();
    wire.say({ done: wire.line.sent[0]!.id, now: wire.now });
    connection.doubt();
    wire.say({ done: wire.line.sent.at(-1)!.id, now: wire.now });
    wire.pass(3_000);
    expect(connection.standing.state).toBe('open'); // the browser was mistaken
    connection.doubt();
    wire.pass(1_000);
    expect(connection.standing.state).toBe('lost');
    const lines = wire.lines.length;
    connection.nudge();
    expect(wire.lines).toHaveLength(lines + 1);
  });

  it('hears nothing from a line that it has left', () => {
    const { wire, connection } = connected();
    const old = wire.line;
    wire.breakLine();
    wire.pass(firstPause);
    wire.hello({ id: 1, name: 'Ann' });
    old.heard(JSON.stringify({ hello: { now: 0, person: { id: 9, name: 'Eve' } } }));
    old.closed();
    expect(connection.standing).toMatchObject({ state: 'open', person: { id: 1 } });
  });

  it('comes back as somebody else, without being lost', () => {
    const { wire, connection, standings } = connected();
    const asked = connection.command('T', { kind: 'sit', seat: 1 });
    connection.restart();
    wire.hello({ id: 2, name: 'Bob' });
    expect(connection.standing.person).toEqual({ id: 2, name: 'Bob' });
    expect(standings).not.toContain('lost');
    expect(wire.sent('command')).toHaveLength(1);
    expect(asked).toBeInstanceOf(Promise);
  });

  it('says what the server says of itself', () => {
    const { wire, connection } = connected();
    const away = { code: 'server_hub.store_away', arguments: {} };
    wire.say({ trouble: { message: away } });
    expect(connection.standing.trouble).toEqual(away);
    wire.say({ trouble: null });
    expect(connection.standing.trouble).toBeNull();
    wire.say({ closing: { message: { code: 'server_hub.closing', arguments: {} } } });
    expect(connection.standing.trouble).toMatchObject({ code: 'server_hub.closing' });
    wire.breakLine();
    expect(connection.standing).toMatchObject({ state: 'lost', trouble: null });
  });

  it('takes the server’s time from the answer that took least', () => {
    const wire = new Wire();
    const connection = wire.connect();
    wire.hello(null, wire.now + 50_000);
    expect(connection.offset).toBe(50_000);
    wire.pass(400); // there and back
    wire.say({ done: wire.line.sent[0]!.id, now: wire.now + 60_000 - 200 });
    expect(connection.offset).toBe(60_000);
    wire.pass(15_000);
    const ping = wire.line.sent.at(-1)!;
    wire.pass(5_000); // a slow one says less
    wire.say({ done: ping.id, now: wire.now });
    expect(connection.offset).toBe(60_000);
  });

  it('refuses a table that is not there, and tells news to who watches', () => {
    const { wire, connection } = connected();
    const [one, other] = [watching(), watching()];
    connection.watch('A', one);
    connection.watch('B', other);
    wire.say({ refused: wire.sent('watch')[0]!.id, message: { code: 'server_hub.no_such_table' } });
    wire.say({ table: 'B', here: [0], onlookers: 0 });
    return settled().then(() => {
      expect(one.refusals).toEqual(['server_hub.no_such_table']);
      expect([one.frames.length, other.frames.length]).toEqual([0, 1]);
      connection.unwatch('B');
      expect(wire.sent('unwatch')).toHaveLength(1);
      wire.say({ table: 'B', here: [0], onlookers: 0 });
      expect(other.frames).toHaveLength(1);
    });
  });
});
