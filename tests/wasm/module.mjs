// Loads the module with all that it needs of its host.
import { createHash, createHmac, randomFillSync } from "node:crypto";
import { readFileSync } from "node:fs";

export async function load(path, { entropy = randomFillSync } = {}) {
  const module = await WebAssembly.compile(readFileSync(path));
  // The rules ask nothing of their surroundings; what the C library may link in
  // must never be called.
  const imports = {};
  let memory;
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    imports[space] ??= {};
    imports[space][name] = () => {
      throw new Error(`the module called ${space}.${name}`);
    };
  }
  // Levels that search stop when they have thought long enough.
  if (imports.wasi_snapshot_preview1?.clock_time_get)
    imports.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, at) => {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory.buffer).setBigUint64(at, now, true);
      return 0;
    };
  // Hashes are the host's to compute, and secrets its to draw.
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  if (imports.tessera)
    Object.assign(imports.tessera, {
      entropy: (at, size) => void entropy(bytes(at, size)),
      sha256: (at, size, digest) =>
        bytes(digest, 32).set(createHash("sha256").update(bytes(at, size)).digest()),
      hmac_sha256: (key, keySize, at, size, digest) =>
        bytes(digest, 32).set(createHmac("sha256", bytes(key, keySize)).update(bytes(at, size)).digest()),
    });
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  exports._initialize();
  return exports;
}

export class Refused extends Error {
  constructor(message) {
    super(JSON.stringify(message));
    this.refusal = message;
  }
}

// The door's one function: text in, text out.
export function answerOf(wasm, request) {
  const bytes = new TextEncoder().encode(request);
  const at = wasm.tessera_request(bytes.length);
  new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
  const size = wasm.tessera_call();
  return new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.tessera_answer(), size));
}

// The same with objects: what is "ok" comes out, and a refusal is thrown.
export function doorOf(wasm) {
  return (call, fields = {}) => {
    const answer = JSON.parse(answerOf(wasm, JSON.stringify({ call, ...fields })));
    if (answer.refused) throw new Refused(answer.refused);
    return answer.ok;
  };
}
