import { expect, it, vi } from 'vitest';

// A router reads the address as soon as it is there.
vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { address, parseRoute } = await import('./router.svelte');

it('finds back to every screen by its address', () => {
  for (const route of [
    { screen: 'home' },
    { screen: 'settings' },
    { screen: 'new', game: 'lexio' },
    { screen: 'new', game: '101', online: true },
    { screen: 'rules', game: '21' },
    { screen: 'online' },
    { screen: 'claim', link: 'a_b-9' },
    { screen: 'table', id: 'a/b c%' },
  ] as const)
    expect(parseRoute(address(route))).toEqual(route);
});

it('goes home from an address that leads nowhere', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/new/chess', '#/rules', '#/table/', '#/table/%', '#/claim', '#/claim/%', '#/table/%E0%A4%A'])
    expect(parseRoute(hash), hash).toEqual({ screen: 'home' });
});
