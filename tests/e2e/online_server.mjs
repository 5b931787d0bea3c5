// A server of online play with a store of its own, which can be killed in the middle of everything and comes back at the
// same address.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './support.mjs';

export class OnlineServer {
  #folder = mkdtempSync(join(tmpdir(), 'tessera-online-'));
  #process = null;
  #port = 0;
  address = '';

  async start() {
    const program = process.env.TESSERA ?? `${root}/build/release/tessera`;
    const store = join(this.#folder, 'server.db');
    const server = spawn(program, ['serve', '--port', String(this.#port), '--store', store, '--people-a-minute', '600', '--files', `${root}/build/web`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = server;
    this.address = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (text) => {
        said += text;
        const found = /http:\/\/[^\s/]+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on('error', reject);
      server.on('exit', (code) => reject(new Error(`tessera serve ended with ${code}: ${said}`)));
    });
    this.#port = Number(new URL(this.address).port);
  }

  // As if the power went.
  async kill() {
    const server = this.#process;
    if (server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }

  async close() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
