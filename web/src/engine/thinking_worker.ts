import { Door } from './door';
import { Thinking, type Request } from './thinking';

// The first message is the compiled module; then come tasks, one at a time.
let thinking: Promise<Thinking> | null = null;

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Request>) => {
  if (data instanceof WebAssembly.Module) thinking = start(data);
  else thinking?.then((ready) => ready.handle(data)).catch((error: unknown) => postMessage({ failed: String(error) }));
});

async function start(module: WebAssembly.Module): Promise<Thinking> {
  let begun: Thinking | null = null;
  const door = await Door.open(module, () => begun?.askedForTime());
  begun = new Thinking(door, (reply) => postMessage(reply));
  return begun;
}
