// Loads the module with all that it needs of its host.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

export async function load(path) {
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
  // Hashes are the host's to compute.
  const bytes = (at, size) => new Uint8Array(memory.buffer, at, size);
  if (imports.tessera)
    Object.assign(imports.tessera, {
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
