import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import type { CallName, Gives, Takes } from './calls';
import { isRefused, type Result } from './result';

// The WebAssembly module behind its one function: docs/engine-calls.md. All that it asks of its
// surroundings is here; nothing of it needs a secure context.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  tessera_request(size: number): number;
  tessera_call(): number;
  tessera_answer(): number;
}

export class Door {
  readonly #wasm: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(wasm: Exports) {
    this.#wasm = wasm;
  }

  // `askedForTime` is called whenever the module looks at the clock, as bots and hints do while they think.
  static async open(module: WebAssembly.Module, askedForTime: () => void = () => {}): Promise<Door> {
    let memory!: WebAssembly.Memory;
    const bytes = (at: number, size: number) => new Uint8Array(memory.buffer, at, size);
    const { exports } = await WebAssembly.instantiate(module, {
      tessera: {
        entropy: (at: number, size: number) => void crypto.getRandomValues(bytes(at, size)),
        sha256: (at: number, size: number, digest: number) => bytes(digest, 32).set(sha256(bytes(at, size))),
        hmac_sha256: (key: number, keySize: number, at: number, size: number, digest: number) =>
          bytes(digest, 32).set(hmac(sha256, bytes(key, keySize), bytes(at, size))),
      },
      wasi_snapshot_preview1: {
        clock_time_get: (_clock: number, _precision: bigint, at: number) => {
          askedForTime();
          new DataView(memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
          return 0;
        },
        ...neverCalled,
      },
    });
    const wasm = exports as unknown as Exports;
    memory = wasm.memory;
    wasm._initialize();
    return new Door(wasm);
  }

  call<Name extends CallName>(call: Name, fields: Takes<Name>): Result<Gives<Name>> {
    return JSON.parse(this.callText(JSON.stringify({ call, ...fields }))) as Result<Gives<Name>>;
  }

  // For calls that are refused only if this program is wrong.
  must<Name extends CallName>(call: Name, fields: Takes<Name>): Gives<Name> {
    const result = this.call(call, fields);
    if (isRefused(result)) throw new Error(`${call}: ${JSON.stringify(result.refused)}`);
    return result.ok;
  }

  callText(request: string): string {
    const bytes = this.#encoder.encode(request);
    const at = this.#wasm.tessera_request(bytes.length);
    new Uint8Array(this.#wasm.memory.buffer, at, bytes.length).set(bytes);
    const size = this.#wasm.tessera_call();
    return this.#decoder.decode(new Uint8Array(this.#wasm.memory.buffer, this.#wasm.tessera_answer(), size));
  }
}

// What the C library links for its streams. A test calls every part of the module with these.
const neverCalled = Object.fromEntries(
  ['fd_close', 'fd_seek', 'fd_write'].map((name) => [
    name,
    () => {
      throw new Error(`the module called ${name}`);
    },
  ]),
);
