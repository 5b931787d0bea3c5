// Stones laid by hand: each a little askew, always the same way for the same seed.

export interface Stone {
  x: number;
  y: number;
  size: number;
  fill: string;
  turn: number; // degrees
  opacity: number;
}

// Numbers from 0 to 1 that look random and come out the same everywhere.
function scatter(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function stone(x: number, y: number, size: number, fill: string, random: () => number): Stone {
  const near = () => (random() - 0.5) * 0.7;
  return { x: x + near(), y: y + near(), size, fill, turn: (random() - 0.5) * 10, opacity: 0.8 + random() * 0.2 };
}

// A frame of stones, `columns` by `rows`, with one coloured stone in three.
export function frame(columns: number, rows: number, pitch: number, colours: string[], ground: string, seed: number): Stone[] {
  const random = scatter(seed);
  const stones: Stone[] = [];
  let laid = 0;
  const lay = (column: number, row: number) => {
    const fill = laid % 3 === 2 ? colours[Math.floor(laid / 3) % colours.length]! : ground;
    laid++;
    stones.push(stone(column * pitch, row * pitch, pitch * 0.84, fill, random));
  };
  for (let column = 0; column < columns; column++) lay(column, 0);
  for (let row = 1; row < rows; row++) lay(columns - 1, row);
  for (let column = columns - 2; column >= 0; column--) lay(column, rows - 1);
  for (let row = rows - 2; row > 0; row--) lay(0, row);
  return stones;
}

// A band three stones high: a running lozenge, eight stones long.
export function band(length: number, pitch: number, seed: number): Stone[] {
  const random = scatter(seed);
  const stones: Stone[] = [];
  for (let column = 0; column < length; column++)
    for (let row = 0; row < 3; row++) {
      const k = column % 8;
      const middle = row === 1;
      const lozenge = Math.abs(k - 4) + (middle ? 0 : 1) <= 1;
      const fill = k === 4 && middle ? '#D9782F' : lozenge ? '#B5481F' : k === 0 ? (middle ? '#2B9984' : '#1D3F8F') : '#E9DDC6';
      stones.push(stone(column * pitch, row * pitch, pitch * 0.86, fill, random));
    }
  return stones;
}
