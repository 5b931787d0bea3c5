// The tables and bots of the page in their real workers, without the screens.
import { readdirSync } from 'node:fs';
import { listenTo, root } from './support.mjs';

const script = readdirSync(`${root}/build/web/assets`).find((name) => /^host-.*\.js$/.test(name));

// A page with nothing on it but a host of tables, as `host`, and what it was sent.
export async function openPage(context, address) {
  const page = await context.newPage();
  listenTo(page);
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }));
  await page.goto(`${address}/blank`);
  await page.evaluate(async (script) => {
    const { createHost } = await import(`/assets/${script}`);
    window.host = createHost({ pace: 0 });
    window.sitAt = async (id, how) => {
      const session = await host.sit(id, how);
      if (session.code) throw new Error(session.code);
      session.subscribe((snapshot) => (window.latest = snapshot));
      return (window.session = session);
    };
    window.anyMove = (choices) => {
      if (typeof choices !== 'object' || choices === null) return '';
      if (typeof choices.move === 'string') return choices.move;
      if (choices.square !== undefined && choices.least !== undefined) return `place *${choices.least} ${choices.square}`;
      for (const value of Object.values(choices)) if (anyMove(value)) return anyMove(value);
      return choices.pass === true ? 'pass' : '';
    };
    window.until = async (so) => {
      while (!so()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    // Plays seat 0 to the end, or so many moves.
    window.playOn = async (most = Infinity) => {
      for (let moves = 0; moves < most; ++moves) {
        await until(() => latest.choices !== null || latest.public.phase === 'over');
        if (latest.public.phase === 'over') return;
        const refused = await session.act(0, anyMove(latest.choices));
        if (refused) throw new Error(refused.code);
      }
    };
  }, script);
  return page;
}

export const open = (page, game, players, level, options = {}) =>
  page.evaluate(
    async ({ game, players, level, options }) => {
      const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
      const id = await host.open({ game, players, options, clock: { kind: 'none' }, seats: [{ kind: 'person', name: 'A' }, ...bots] });
      if (id.code) throw new Error(id.code);
      await sitAt(id);
      return id;
    },
    { game, players, level, options },
  );
