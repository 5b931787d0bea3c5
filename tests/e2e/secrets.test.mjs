// What a viewer may not know is in no page and in no message of a worker to the page. What was hidden is known in the end:
// the record says it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { againstBots, newTable, playOn } from './playing.mjs';
import { quiet, suite } from './support.mjs';

// Every message that reaches the page is written down as the page gets it, with the pieces that stand there at that moment.
const listen = (context) =>
  context.addInitScript(() => {
    window.heard = [];
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      constructor(...args) {
        super(...args);
        this.addEventListener('message', ({ data }) => window.heard.push(JSON.stringify(data)));
      }
    };
    // All pieces that ever stood on the page before the game was over.
    window.stood = new Set();
    const look = () => {
      const table = document.querySelector('[data-game]:not([data-turn="over"])');
      for (const { dataset } of table?.querySelectorAll('[data-tile]') ?? []) window.stood.add(dataset.tile);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  });

// Where in a value a key stands, as paths.
function* pathsOf(value, wanted, path = '') {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (wanted.includes(key)) yield { path: `${path}.${key}`, value: inner };
    yield* pathsOf(inner, wanted, Array.isArray(value) ? `${path}[]` : `${path}.${key}`);
  }
}

async function recordOf(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-act="download"]')]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

describe('what a viewer may not know', () => {
  const { newContext, open } = suite();

  // Plays a game of seat 0 against bots. What the page heard, all before the record was asked for, and the record.
  async function overheard(game, players, options) {
    const context = await newContext();
    await listen(context);
    const page = await open(context);
    await newTable(page, game, { players, options, seats: againstBots(players) });
    assert.equal((await playOn(page)).turn, 'over');
    const { heard, stood } = await page.evaluate(() => ({ heard: window.heard, stood: [...window.stood] }));
    const record = await recordOf(page);
    quiet(page);
    await context.close();
    const [, secret] = /^tag fair 1 .*secret ([0-9a-f]{32,})/m.exec(record);
    const messages = heard.map((message) => JSON.parse(message));
    const showings = messages.flatMap(({ showing, result }) => showing ?? result?.ok?.showing ?? []);
    assert.ok(showings.length > 10, 'there was something to hear');
    assert.ok(heard.every((message) => !message.includes(secret)), 'the secret is in no message');
    for (const { snapshot } of showings) {
      assert.equal(snapshot.viewer ?? 0, 0, 'with the eyes of the person alone');
      const hands = [...pathsOf(snapshot, ['hand', 'aside'])].filter(({ value }) => value !== null);
      for (const { path } of hands) assert.match(path, /^\.(view|round_ends\[\]\.view)\.(hand|aside)$/, 'one hand, the own');
    }
    return { record, showings, stood };
  }

  test('of Lexio: who holds which tile', async () => {
    const { record, showings, stood } = await overheard('lexio', 3, { rounds: '1' });
    const [, deal] = /^~ deal (.*)$/m.exec(record);
    const [own, ...others] = deal.split(' | ').map((hand) => hand.split(' '));
    const theirs = others.flat();
    assert.equal(theirs.length, 24);
    assert.deepEqual(stood.filter((tile) => !own.includes(tile)), [], 'no tile of another stood in the rack');
    let checked = 0;
    for (const { snapshot } of showings.filter(({ snapshot }) => snapshot.public.phase !== 'over')) {
      const { unseen, played, ...view } = snapshot.view;
      if (!played) continue;
      const hidden = theirs.filter((tile) => !played.includes(tile));
      // Together they are known to whoever counts; whose is whose is not.
      assert.deepEqual([...(unseen ?? [])].sort(), hidden.sort());
      const text = JSON.stringify({ ...snapshot, view });
      for (const tile of hidden) assert.ok(!text.includes(`"${tile}"`), `${tile} is named in ${text}`);
      checked++;
    }
    assert.ok(checked > 5);
  });

  test('of 101: what lies in the box', async () => {
    const { record, showings } = await overheard('101', 2, {});
    assert.match(record, /^~ deal [BGOPR]\d+ /m);
    let backs = 0;
    const faces = {};
    for (const { snapshot } of showings)
      for (const { tokens } of snapshot.view.box ?? [])
        for (const sight of tokens) {
          if (sight === null || sight.token !== undefined) continue;
          backs++;
          // The five that look alike, always in the same order, and which of them may still come.
          assert.deepEqual(Object.keys(sight).sort(), ['back', 'candidates', 'even', 'faces', 'half', 'odd']);
          assert.deepEqual(sight.faces, (faces[sight.back] ??= sight.faces));
          assert.deepEqual(sight.candidates, sight.faces.filter((face) => sight.candidates.includes(face)));
        }
    assert.ok(backs > 100);
  });

  test('of 21: what others hold', async () => {
    const { showings } = await overheard('21', 2, {});
    // Hands are counted; what is left in hand and stock together everybody knows.
    for (const { snapshot } of showings)
      for (const { seat, left, hand_size, stock_size } of snapshot.view.seats.filter(({ seat }) => seat !== 0)) {
        assert.equal(left.length, hand_size + stock_size, `of seat ${seat}`);
        assert.deepEqual(left, [...left].sort((a, b) => (a === '*') - (b === '*') || Number(a) - Number(b)));
      }
  });
});
