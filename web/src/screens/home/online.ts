// What home shows of online play, fetched where a server offers it.
export { tableAddress } from '../../online/api';
export { turns } from '../../online/turns.svelte';
export { namesAt } from '../online/telling';
export { default as Left } from '../online/Left.svelte';
export { default as OnlineHere } from './OnlineHere.svelte';
