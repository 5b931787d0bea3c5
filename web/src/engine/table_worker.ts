import wasmUrl from '../../../build/wasm/tessera.wasm?url';
import type { Message } from '../table/contract';
import { Door } from './door';
import type { RemoteTables } from './remote_tables';
import { IndexedDbStore } from './indexed_db_store';
import { MemoryStore } from './memory_store';
import { StoreError, type Store } from './store';
import { TableHost } from './table_host';
import { Thinker, type StartThinking } from './thinker';
import type { Reply } from './thinking';
import ThinkingWorker from './thinking_worker?worker';
import { tellsProgress, type Asking, type FromWorker, type Method, type ToWorker } from './wire';

// Holds the tables. Starts the worker that thinks, and tells it what it may know, without the page.

const say = (message: FromWorker): void => postMessage(message);
interface Hosts {
  here: TableHost;
  remote: () => Promise<RemoteTables>; // fetched when the first table at a server is looked at
}
let hosts: Promise<Hosts> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('start' in data) hosts = start(data.start.pace);
  else answer(data).catch(fail);
});

addEventListener('unhandledrejection', ({ reason }) => fail(reason));

async function answer({ request, method, args }: Asking): Promise<void> {
  const { here, remote } = await hosts!;
  const progress = (done: number) => say({ request, progress: done });
  const at = method in here ? here : await remote();
  const call = (at as unknown as Record<Method, (...args: unknown[]) => unknown>)[method];
  const result = await call.apply(at, tellsProgress.has(method) ? [...args, progress] : args);
  say({ request, result });
}

function fail(error: unknown): void {
  say({ failed: { code: 'page.engine_failed', arguments: { problem: String(error) } } });
}

async function start(pace: number): Promise<Hosts> {
  const [module, store] = await Promise.all([compile(), openStore()]);
  const thinker = new Thinker(startThinking(module));
  const door = await Door.open(module);
  const here = new TableHost({
    door,
    store,
    thinker,
    writer: randomName(),
    pace,
    channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tessera'),
    show: (session, showing) => say({ session, showing }),
  });
  let remote: Promise<RemoteTables> | null = null;
  return { here, remote: () => (remote ??= import('./remote_tables').then((part) => new part.RemoteTables(door, thinker))) };
}

async function compile(): Promise<WebAssembly.Module> {
  const fetched = await fetch(wasmUrl);
  if (!fetched.ok) throw new Error(`${wasmUrl}: ${fetched.status}`);
  // A server that calls it something else does no harm.
  const streams = fetched.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(fetched) : WebAssembly.compile(await fetched.arrayBuffer());
}

// Some browsers never answer when they may keep nothing.
const databasePatience = 5000;

async function openStore(): Promise<Store> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new StoreError('refused')), databasePatience));
    return await Promise.race([new IndexedDbStore().open(), late]);
  } catch (error) {
    return new MemoryStore(whyNotKept(error));
  }
}

function whyNotKept(error: unknown): Message {
  return { code: error instanceof StoreError && error.kind === 'newer' ? 'page.page_outdated' : 'page.not_kept' };
}

function startThinking(module: WebAssembly.Module): StartThinking {
  return (heard, failed) => {
    const worker = new ThinkingWorker();
    worker.onmessage = ({ data }: MessageEvent<Reply | { failed: string }>) => ('failed' in data ? failed(data.failed) : heard(data));
    worker.onerror = ({ message }) => failed(message);
    worker.postMessage(module);
    return { post: (request) => worker.postMessage(request), end: () => worker.terminate() };
  };
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('');
}
