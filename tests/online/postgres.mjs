// A PostgreSQL of our own on loopback, at a free port, with its data in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const versions = '/usr/lib/postgresql';
export const hasPostgres = existsSync(versions) && readdirSync(versions).length > 0;
const program = (name) => join(versions, readdirSync(versions).sort((a, b) => b - a)[0], 'bin', name);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export class Postgres {
  // It refuses to run as root: then it is Debian's user for it.
  owner =
    process.getuid() === 0
      ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
      : {};

  static async start() {
    const postgres = new Postgres();
    postgres.folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
    if (postgres.owner.uid) chownSync(postgres.folder, postgres.owner.uid, postgres.owner.gid);
    execFileSync(program('initdb'), ['-D', join(postgres.folder, 'data'), '-A', 'trust', '-U', 'tessera', '-E', 'UTF8'], {
      ...postgres.owner,
      cwd: postgres.folder,
      stdio: 'ignore',
    });
    postgres.port = await freePort();
    postgres.url = `postgresql://tessera@127.0.0.1:${postgres.port}/postgres`;
    await postgres.run();
    return postgres;
  }
  async run() {
    const data = join(this.folder, 'data');
    this.process = spawn(program('postgres'), ['-D', data, '-p', String(this.port), '-h', '127.0.0.1', '-k', this.folder], {
      ...this.owner,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    this.ended = new Promise((resolve) => this.process.on('exit', resolve));
    await new Promise((resolve, reject) => {
      this.process.stderr.on('data', (text) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      this.ended.then(() => reject(new Error(log)));
    });
  }
  /** As if the power failed: every process of it at once. */
  async kill() {
    const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === this.process.pid);
    this.process.kill('SIGKILL');
    for (const child of children) tryKill(Number(child));
    await this.ended;
    while (children.some((child) => existsSync(`/proc/${child}`))) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  async remove() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  } catch {
    return 0;
  }
}

function tryKill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
}
