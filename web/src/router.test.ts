import { expect, it, vi } from 'vitest';

// A router reads the address as soon as it is there.
vi.stubGlobal('location', { hash: '', pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => {});
const { address, addressOfLink, parseRoute } = await import('./router.svelte');

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
    { screen: 'remote', id: 'AZaz09_-AAAAAAAAAAAAAA' },
  ] as const)
    expect(parseRoute(address(route))).toEqual(route);
});

it('goes home from an address that leads nowhere', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/new/chess', '#/rules', '#/table/', '#/table/%', '#/table/%E0%A4%A', '#/t/', '#/t/%', '#/claim', '#/claim/%'])
    expect(parseRoute(hash), hash).toEqual({ screen: 'home' });
});

it('takes the link to a table at a server', () => {
  expect(addressOfLink('/t/AZaz09_-AAAAAAAAAAAAAA', '?lang=fr')).toBe('/?lang=fr#/t/AZaz09_-AAAAAAAAAAAAAA');
  expect(addressOfLink('/t/abc/', '')).toBe('/#/t/abc');
  for (const path of ['/', '/t/', '/t/a/b', '/x/t/abc', '/t/%61']) expect(addressOfLink(path, ''), path).toBeNull();
});
