/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogues } from './plugins/catalogues';
import { compressed } from './plugins/compressed';
import { figures } from './plugins/figures';
import { rules } from './plugins/rules';

// The page is plain files: `tessera serve` or any other server hands them out, from the root of its address, since links to
// tables at a server (/t/TABLE) are the same page.
export default defineConfig({
  plugins: [svelte(), catalogues(), figures(), rules(), compressed()],
  base: '/',
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  define: { __POSITIONS__: JSON.stringify(fileURLToPath(new URL('../build/positions', import.meta.url))) },
  server: { fs: { allow: ['..'] } },
  test: { testTimeout: 30_000, include: ['src/**/*.test.ts'], environment: 'node', setupFiles: ['src/engine/testing/setup.ts'] },
});
