import type { ClockSpec } from '../table/contract';

// The clocks that a form offers; catalogue keys are page.clock_NAME.
const second = 1000;
const day = 86_400 * second;
export const clocks: { name: string; spec: ClockSpec }[] = [
  { name: 'none', spec: { kind: 'none' } },
  { name: 'blitz', spec: { kind: 'move', time: 15 * second } },
  { name: 'half_minute', spec: { kind: 'move', time: 30 * second } },
  { name: 'minute', spec: { kind: 'move', time: 60 * second } },
  { name: 'five', spec: { kind: 'total', time: 300 * second, increment: 5 * second } },
  { name: 'fifteen', spec: { kind: 'total', time: 900 * second, increment: 10 * second } },
];
// At a server one may come back for a move.
export const onlineClocks: typeof clocks = [
  ...clocks,
  { name: 'day', spec: { kind: 'days', time: day } },
  { name: 'three_days', spec: { kind: 'days', time: 3 * day } },
  { name: 'week', spec: { kind: 'days', time: 7 * day } },
];
