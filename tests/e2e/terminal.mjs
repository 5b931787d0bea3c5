// The program as a client of a server, through a pipe: it answers every question with the first move that there is.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './support.mjs';

export class Terminal {
  #folder = mkdtempSync(join(tmpdir(), 'tessera-terminal-')); // with the key by which a server knows this one again
  #program;
  #listeners = new Set();
  lines = [];

  // `words` go behind `tessera play`.
  constructor(...words) {
    const program = process.env.TESSERA ?? `${root}/build/release/tessera`;
    this.#program = spawn(program, ['play', ...words, '--lang', 'en'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, XDG_STATE_HOME: this.#folder },
    });
    this.ended = new Promise((resolve, reject) => {
      this.#program.on('error', reject);
      this.#program.on('close', resolve);
    });
    createInterface({ input: this.#program.stdout }).on('line', (line) => {
      this.lines.push(line);
      if (line.startsWith('Your move, ') || line.startsWith('One move is possible')) this.write('#1');
      for (const listener of this.#listeners) listener();
    });
    void this.ended.then(() => this.#listeners.forEach((listener) => listener('ended')));
  }

  write(line) {
    this.#program.stdin.write(`${line}\n`);
  }

  // The first line that this fits, come or to come.
  line(pattern) {
    return new Promise((resolve, reject) => {
      const look = (ended) => {
        const found = this.lines.find((line) => pattern.test(line));
        if (found === undefined && !ended) return;
        this.#listeners.delete(look);
        if (found === undefined) reject(new Error(`it ended without ${pattern}:\n${this.lines.join('\n')}`));
        else resolve(found);
      };
      this.#listeners.add(look);
      look();
    });
  }

  async close() {
    this.#program.kill();
    await this.ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
