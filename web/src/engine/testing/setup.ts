import { webcrypto } from 'node:crypto';

// Node 18 has it, but not by this name.
globalThis.crypto ??= webcrypto as Crypto;
