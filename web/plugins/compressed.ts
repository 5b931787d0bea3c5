import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// Leaves FILE.br and FILE.gz beside every file that becomes smaller by them, for servers that
// hand out what is there.
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'tessera-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true }) as string[]) compress(join(folder, file));
    },
  };
}

function compress(file: string): void {
  if (!statSync(file).isFile() || /\.(br|gz|woff2)$/.test(file)) return;
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < bytes.length) writeFileSync(`${file}.gz`, gzip);
}
