// Where the tokens of the box stand, in perspective: five rows, the further back the smaller, darker and
// closer together.

export const rowsInBox = 5;
export const lip = 26; // the wood in front, with the counts
const pad = 14;
const aspect = 61.5 / 56; // of a token

export interface BoxSize {
  width: number;
  height: number;
  front: number; // width of a front token
}

export interface Standing {
  x: number;
  y: number;
  scale: number;
  shade: number;
}

// Each step back shows a little less of the token than the one before.
const shrink = 0.87;
const steps = (depth: number): number => (1 - shrink ** depth) / (1 - shrink);

export function pitchOf({ width, front }: BoxSize): number {
  return ((width - 2 * pad - front) / (rowsInBox - 1)) * 0.985;
}

export const centreOf = (box: BoxSize, row: number): number => box.width / 2 + (row - 2) * pitchOf(box);
export const frontTop = ({ height, front }: BoxSize): number => height - lip - 12 - front * aspect;
export const frontHeight = ({ front }: BoxSize): number => front * aspect;

// `deepest` is how many stand behind the front where most do.
export function standing(box: BoxSize, row: number, depth: number, deepest: number): Standing {
  const room = Math.max(0, frontTop(box) - pad);
  const first = Math.min(0.34 * box.front, deepest > 0 ? room / steps(deepest) : 0);
  const scale = 1 - depth * 0.042;
  const x = box.width / 2 + (row - 2) * pitchOf(box) * (1 - depth * 0.036) - (box.front * scale) / 2;
  return { x, y: frontTop(box) - first * steps(depth), scale, shade: Math.min(0.46, 0.13 * depth) };
}

// The boards between the rows, from the back to the front.
export function dividers(box: BoxSize): { x1: number; x2: number }[] {
  const half = box.width / 2;
  return Array.from({ length: rowsInBox + 1 }, (_, i) => {
    const x = (i - rowsInBox / 2) * pitchOf(box);
    return { x1: half + x * 0.8, x2: half + x * 1.01 };
  });
}
