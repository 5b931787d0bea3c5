import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Plugin } from 'vite';

// `import { sans, serif } from 'virtual:figures'`: the figures 0 to 9 as outlines, so that pieces look
// the same whatever fonts a device has. A capital is 100 high; y grows downwards from the base line.

const id = 'virtual:figures';
const fonts = {
  sans: '@fontsource/inter/files/inter-latin-700-normal.woff',
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff',
};

function outlines(file: string) {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const size = font.unitsPerEm / font.tables.os2!.sCapHeight;
  const figure = (digit: string) => {
    const glyph = font.charToGlyph(digit);
    return {
      path: pathData(glyph.getPath(0, 0, size * 100).commands),
      width: Math.round(((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size * 1000) / 10,
    };
  };
  return Array.from('0123456789', figure);
}

// By hand: the package's own toPathData writes NaN for some outlines.
function pathData(commands: opentype.PathCommand[]): string {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return commands
    .map((command) => {
      const { type, x1, y1, x2, y2, x, y } = command as { type: string } & Record<string, number | undefined>;
      return type + [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : [rounded(value)])).join(' ');
    })
    .join('');
}

export function figures(): Plugin {
  return {
    name: 'tessera-figures',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}`
        ? Object.entries(fonts)
            .map(([style, file]) => `export const ${style} = ${JSON.stringify(outlines(file))};`)
            .join('\n')
        : undefined,
  };
}
