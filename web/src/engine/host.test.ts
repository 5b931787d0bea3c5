import { describe, expect, it } from 'vitest';
import { paceOf, WorkerHost, type WorkerPort } from './host';
import { MemoryStore } from './memory_store';
import type { Message, Snapshot, TableSession } from '../table/contract';
import type { Showing } from './live_table';
import { newHost, newTable, person, type TestHost } from './testing/hosts';
import type { FromWorker, ToWorker } from './wire';
import { tellsProgress } from './wire';

// The page's side, with the worker's in the same thread: what goes between them is copied.
async function pageAndWorker(): Promise<{ host: WorkerHost; test: TestHost; fail: (message: string) => void }> {
  let heard: (event: { data: FromWorker }) => void = () => {};
  let failed: (event: { message: string }) => void = () => {};
  const say = (message: FromWorker) => setTimeout(() => heard({ data: structuredClone(message) }));
  const test = await newHost(new MemoryStore({ code: 'page.not_kept' }), { show: (session, showing) => say({ session, showing }) });
  const worker: WorkerPort = {
    addEventListener: ((type: string, listener: never) => (type === 'message' ? (heard = listener) : (failed = listener))) as WorkerPort['addEventListener'],
    async postMessage(message: ToWorker) {
      if ('start' in message) return;
      const { request, method, args } = structuredClone(message);
      const progress = (done: number) => say({ request, progress: done });
      const call = (test.host as unknown as Record<string, (...args: unknown[]) => unknown>)[method]!;
      say({ request, result: await call.apply(test.host, tellsProgress.has(method) ? [...args, progress] : args) });
    },
  };
  return { host: new WorkerHost(worker, { pace: 0 }), test, fail: (message) => failed({ message }) };
}

const oneTable = newTable('101', [person('A')]);

describe('the page’s host', () => {
  it('opens a table, sits down, plays and leaves', async () => {
    const { host } = await pageAndWorker();
    expect(await host.games()).toMatchObject([{ name: '101' }, { name: 'lexio' }, { name: '21' }]);
    const id = await host.open(oneTable);
    if (typeof id !== 'string') throw new Error(id.code);
    expect(await host.kept()).toMatchObject([{ table: id, seats: [{ kind: 'person', name: 'A' }], yourTurn: true }]);
    const session = await host.sit(id);
    if ('code' in session) throw new Error(session.code);
    const shown: Snapshot[] = [];
    const leave = session.subscribe((snapshot) => shown.push(snapshot));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ viewer: 0, notice: { code: 'page.not_kept' }, elsewhere: false, roundEnds: [] });
    expect(await session.check(0, 'take 6')).toMatchObject({ code: expect.stringMatching(/^101\./) });
    expect(await session.act(0, 'take 1')).toBeNull();
    expect(shown.at(-1)!.view.phase).toBe('place');
    expect(shown.at(-1)!.log).toHaveLength(shown[0]!.log.length + 1);
    leave();
    expect(await session.resign(0)).toBeNull();
    expect(shown.at(-1)!.public.phase).toBe('playing');
    expect(await session.record()).toContain('resigned 0');
    expect(await session.verify()).toEqual({ outcomes: 2, commitment: expect.any(String) });
    session.close();
    expect(await session.act(0, 'take 2')).toEqual({ code: 'page.table_closed' });
    expect(await host.forget(id)).toBeNull();
    expect(await host.sit(id)).toEqual({ code: 'page.no_such_table' });
  });

  it('says refusals, and what went wrong', async () => {
    const { host, fail } = await pageAndWorker();
    expect(await host.open({ ...oneTable, players: 7 })).toMatchObject({ code: 'protocol.field_out_of_range' });
    const id = await host.open(oneTable);
    const session = await host.sit(id as string);
    if ('code' in session) throw new Error(session.code);
    let latest!: Snapshot;
    session.subscribe((snapshot) => (latest = snapshot));
    fail('it broke');
    const failure = { code: 'page.engine_failed', arguments: { problem: 'it broke' } };
    expect(latest).toMatchObject({ notice: failure, choices: null });
    expect(await session.act(0, 'take 1')).toEqual(failure);
    expect(await host.open(oneTable)).toEqual(failure);
    expect(await session.hint(0)).toEqual(failure);
    for (const answer of [host.kept(), host.games(), host.forget('x'), host.sit('x')]) expect(await answer).toEqual(failure);
  });

  it('keeps what is shown early for whoever is about to sit there, and nothing else', () => {
    const posted: ToWorker[] = [];
    let heard!: (event: { data: FromWorker }) => void;
    const worker = { postMessage: (message: ToWorker) => void posted.push(message), addEventListener: (type: string, listener: never) => void (type === 'message' && (heard = listener)) };
    const host = new WorkerHost(worker as WorkerPort, { pace: 0 });
    const shown = (events: number): Showing =>
      ({ snapshot: { public: { events }, log: [], log_kept: 0, round_ends: [], round_ends_kept: 0 }, hereAndNow: 0, notice: null, elsewhere: false }) as unknown as Showing;
    const latest = (session: TableSession | Message) => {
      let events = 0;
      if ('subscribe' in session) session.subscribe((snapshot) => (events = snapshot.public.events));
      return events;
    };
    const answer = (request: number, session: number) => heard({ data: { request, result: { ok: { session, showing: shown(1) } } } });

    const [one, two] = [host.sit('a'), host.sit('b')];
    heard({ data: { session: 1, showing: shown(2) } });
    heard({ data: { session: 2, showing: shown(3) } });
    answer(0, 1);
    return one.then(async (first) => {
      expect(latest(first)).toBe(2);
      answer(1, 2);
      expect(latest(await two)).toBe(3); // not thrown away with the first one's
      heard({ data: { session: 7, showing: shown(4) } }); // nobody is about to sit down
      const third = host.sit('c');
      answer(2, 7);
      expect(latest(await third)).toBe(1);
    });
  });

  it('reads the pace from the address', () => {
    expect(paceOf('')).toBe(1);
    expect(paceOf('?pace=0')).toBe(0);
    expect(paceOf('?lang=fr&pace=0.5')).toBe(0.5);
    expect(paceOf('?pace=-1')).toBe(1);
    expect(paceOf('?pace=x')).toBe(1);
    expect(paceOf('?pace=1e9')).toBe(10);
  });
});
