// `tessera serve` while a test needs it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './client.mjs';

const program = process.env.TESSERA ?? `${root}/build/release/tessera`;

export class Server {
  constructor(options = []) {
    this.folder = mkdtempSync(join(tmpdir(), 'tessera-online-'));
    this.options = options;
    writeFileSync(join(this.folder, 'index.html'), 'start');
  }
  static async start(options) {
    const server = new Server(options);
    await server.start(0);
    return server;
  }
  async start(port = this.port) {
    const options = ['serve', '--port', String(port), '--files', this.folder, '--log', 'info'];
    if (!this.options.includes('--store')) options.push('--store', join(this.folder, 'server.db'));
    this.process = spawn(program, [...options, ...this.options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.log = '';
    this.process.stderr.on('data', (data) => (this.log += data));
    this.ended = new Promise((resolve) => this.process.on('exit', (code, signal) => resolve(code ?? signal)));
    const line = await new Promise((resolve, reject) => {
      let text = '';
      this.process.stdout.on('data', (data) => {
        text += data;
        if (text.includes('\n')) resolve(text);
      });
      this.ended.then((code) => reject(new Error(`the server ended with ${code}: ${this.log}`)));
    });
    this.url = line.match(/http:\/\/[^ ,]+/)[0].replace('localhost', '127.0.0.1');
    this.port = Number(this.url.split(':').pop());
  }
  async kill(signal = 'SIGKILL') {
    this.process.kill(signal);
    return this.ended;
  }
  async remove() {
    this.process.kill('SIGKILL');
    await this.ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
