// The page and the program at one table of a server, who found each other by its link, and somebody who watches them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { house } from './online_house.mjs';
import { OnlineServer } from './online_server.mjs';
import { playOn, state } from './playing.mjs';
import { suite } from './support.mjs';
import { Terminal } from './terminal.mjs';

const verified = '[data-verified]:not([data-verified="no"])';
// A tile or a token that somebody holds, in what a server says of hands.
const shown = { lexio: /\d[csmo]\b/, 21: /\d/ };

describe('the page against the terminal', { concurrency: 2 }, () => {
  const { shared } = suite();
  const server = new OnlineServer();
  before(() => server.start());
  after(() => server.close());

  const linesOf = ({ heard }) => heard.flatMap((text) => (JSON.parse(text).events ?? []).flatMap(([, , , , lines]) => lines));

  // Eve is told that hands are dealt and never what is in them, as long as the game goes on.
  function expectNothingHidden(game, eve, ann, record) {
    const hands = record.match(/^~ (deal|hand) .+$/gm) ?? [];
    const told = linesOf(eve).filter((line) => /^~ (deal|hand) /.test(line));
    const anns = linesOf(ann).filter((line) => /^~ (deal|hand) /.test(line));
    assert.ok(hands.length > 0 && told.length > 0);
    for (const line of hands) assert.ok(!told.includes(line), line);
    // Where tokens lie in the box for all, nobody is told more than the others.
    if (game === '101') return assert.deepEqual(told, anns);
    assert.match(anns.join('\n').replace(/^~ (deal|hand) \d?/gm, ''), shown[game], 'a player is told of what is theirs');
    assert.notDeepEqual(told, anns);
  }

  async function play(game, options, opens) {
    const { arrive, post, quiet, close } = house(shared.browser, server);
    const [ann, eve] = [await arrive('Ann'), await arrive(null)];
    const players = game === 'lexio' ? 3 : 2;
    const isOpener = opens === 'terminal';
    let terminal;
    try {
      let link;
      if (isOpener) {
        const chosen = Object.entries(options).flatMap(([key, value]) => ['--option', `${key}=${value}`]);
        terminal = new Terminal(game, '--players', String(players), ...chosen, '--online', server.address, '--name', 'Bob');
        link = (await terminal.line(/\/t\//)).trim();
      } else {
        const { table } = await post(ann.context(), '/api/tables', { game, players, options });
        link = `${server.address}/t/${table}`;
      }
      await Promise.all([ann.goto(link), eve.goto(link)]);
      await eve.waitForSelector('[data-gathering][data-viewer="-"]');
      if (isOpener) {
        await ann.click('[data-act="sit 1"]');
        await terminal.line(/^Ann sits down\.$/);
        if (players > 2) terminal.write('bots novice');
        terminal.write('start');
      } else {
        await ann.waitForSelector('[data-gathering][data-viewer="0"]');
        terminal = new Terminal('--online', link, '--name', 'Bob');
        await ann.waitForSelector('[data-chair="1"][data-holder="person"]');
        if (players > 2) {
          await ann.selectOption('[data-level]', 'novice');
          await ann.click('[data-act="fill"]');
        }
        await ann.click('[data-act="start"]:enabled');
      }
      await Promise.all([ann, eve].map((page) => page.waitForSelector(`[data-game="${game}"]`)));
      assert.equal((await state(eve)).viewer, '-');
      const { result } = await playOn(ann, { poll: 15 });
      assert.match(result, /^result -?\d+( -?\d+)* winner( \d)+$/);
      assert.equal(await terminal.line(/^result /), result, 'all see the same end');
      await eve.waitForSelector(`[data-result="${result}"]`);
      await Promise.all([ann, eve].map((page) => page.waitForSelector(verified, { state: 'attached' })));
      assert.equal(await terminal.ended, 0);
      assert.match(terminal.lines.join(' '), /Verified: .* and from your word/);
      const record = await (await eve.context().request.get(link.replace('/t/', '/api/games/') + '/record')).text();
      assert.ok(record.trimEnd().endsWith(result));
      expectNothingHidden(game, eve, ann, record);
      for (const page of [ann, eve]) quiet(page);
      await close([ann, eve]);
    } finally {
      await terminal?.close();
    }
  }

  test('101, where the page opens the table', () => play('101', { mode: 'junior' }, 'page'));
  test('Lexio, where the terminal opens it and has a bot sit with them', () => play('lexio', { rounds: '1' }, 'terminal'));
  test('21, where the terminal comes by the link', () => play('21', {}, 'page'));
});
