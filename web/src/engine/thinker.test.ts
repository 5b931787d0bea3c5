import { describe, expect, it } from 'vitest';
import { Thinker, type StartThinking } from './thinker';
import type { Reply, Request, Task } from './thinking';

// A worker that answers when told to.
function workers() {
  const started: { posted: Request[]; ended: boolean; heard: (reply: Reply) => void; failed: (problem: string) => void }[] = [];
  const start: StartThinking = (heard, failed) => {
    const worker = { posted: [] as Request[], ended: false, heard, failed };
    started.push(worker);
    return { post: (request) => void worker.posted.push(request), end: () => void (worker.ended = true) };
  };
  return { started, start };
}

const task = (record: string) => (): Task => ({ kind: 'review', record, seat: null });
const moved = (job: number) => ({ job, result: { ok: { move: `m${job}` } } });

describe('the thinker', () => {
  it('does one thing after the other', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    const [one, two] = [thinker.ask(task('1')), thinker.ask(task('2'))];
    expect(started[0]!.posted).toHaveLength(1);
    started[0]!.heard(moved(0));
    expect(await one.answer).toEqual({ ok: { move: 'm0' } });
    expect(started[0]!.posted).toHaveLength(2);
    started[0]!.heard(moved(1));
    expect(await two.answer).toEqual({ ok: { move: 'm1' } });
  });

  it('stops at once by ending the worker, and goes on with another', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    const [one, two] = [thinker.ask(task('1')), thinker.ask(task('2'))];
    one.stop();
    expect(await one.answer).toBeNull();
    expect(started[0]!.ended).toBe(true);
    started[0]!.heard(moved(0)); // too late
    expect(started).toHaveLength(2);
    started[1]!.heard(moved(1));
    expect(await two.answer).toEqual({ ok: { move: 'm1' } });
  });

  it('forgets what waits when it is stopped, and bothers no worker', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    const [one, two] = [thinker.ask(task('1')), thinker.ask(task('2'))];
    two.stop();
    expect(await two.answer).toBeNull();
    started[0]!.heard(moved(0));
    await one.answer;
    one.stop();
    expect(started).toHaveLength(1);
    expect(started[0]!.posted).toHaveLength(1);
  });

  it('starts anew when a worker fails', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    const [one, two] = [thinker.ask(task('1')), thinker.ask(task('2'))];
    started[0]!.failed('out of memory');
    expect(await one.answer).toEqual({ refused: { code: 'page_table.thinking_failed', arguments: { problem: 'out of memory' } } });
    started[1]!.heard(moved(1));
    expect(await two.answer).toEqual({ ok: { move: 'm1' } });
  });

  it('tells a follower only what is new, and all of it where something was taken back', () => {
    const thinker = new Thinker(workers().start);
    let events = [
      { number: 3, line: 'a' },
      { number: 4, line: 'b' },
    ];
    const tell = (after: number) => ({
      kept: events.filter(({ number }) => number <= after).length,
      events: events.length,
      last: events.at(-1)!.number,
      lines: events.filter(({ number }) => number > after).map(({ line }) => line),
    });
    const hearing = { follower: 'f', setup: { game: '101', players: 1, options: {} } as const, viewer: 0, tell };
    expect(thinker.listener(hearing)).toMatchObject({ anew: true, lines: ['a', 'b'] });
    events.push({ number: 5, line: 'c' });
    expect(thinker.listener(hearing)).toMatchObject({ anew: false, lines: ['c'] });
    expect(thinker.listener(hearing)).toMatchObject({ anew: false, lines: [] });
    events = [events[0]!, { number: 7, line: 'd' }]; // 4 and 5 were taken back by 6
    expect(thinker.listener(hearing)).toMatchObject({ anew: true, lines: ['a', 'd'] });
    thinker.end();
    expect(thinker.listener(hearing)).toMatchObject({ anew: true, lines: ['a', 'd'] });
  });

  const hearing = {
    follower: 'f',
    setup: { game: '101', players: 1, options: {} } as const,
    viewer: 0,
    tell: (after: number) => ({ kept: after < 0 ? 0 : 1, events: 1, last: 3, lines: after < 0 ? ['a'] : [] }),
  };
  const choose = (thinker: Thinker) => (): Task => ({ kind: 'choose', listener: thinker.listener(hearing), level: 'novice', seed: '' });

  it('tells all of it again to a follower that refused something', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    const one = thinker.ask(choose(thinker));
    started[0]!.heard({ job: 0, result: { refused: { code: 'core.bad_line' } } });
    await one.answer;
    void thinker.ask(choose(thinker));
    expect(started[0]!.posted[1]!.task).toMatchObject({ listener: { anew: true, lines: ['a'] } });
    started[0]!.heard(moved(1));
    void thinker.ask(choose(thinker));
    expect(started[0]!.posted[2]!.task).toMatchObject({ listener: { anew: false, lines: [] } });
  });

  it('lets go of followers that nobody needs, and bothers no worker that has none', async () => {
    const { started, start } = workers();
    const thinker = new Thinker(start);
    thinker.leave(['f', 'g']);
    expect(started).toHaveLength(0);
    const one = thinker.ask(choose(thinker));
    started[0]!.heard(moved(0));
    await one.answer;
    thinker.leave(['f', 'g']);
    expect(started[0]!.posted[1]).toEqual({ job: 1, task: { kind: 'unfollow', followers: ['f'] } });
    started[0]!.heard({ job: 1, result: { ok: { left: ['f'] } } });
    void thinker.ask(choose(thinker));
    expect(started[0]!.posted[2]!.task).toMatchObject({ listener: { anew: true, lines: ['a'] } });
  });
});
