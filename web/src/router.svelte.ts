import type { GameName } from './table/contract';
import { games } from './table/games';

// Which screen is shown, kept behind the # of the address, so that any server of plain files will do.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: GameName; online?: boolean } // at the server
  | { screen: 'table'; id: string }
  | { screen: 'remote'; id: string } // at a server
  | { screen: 'rules'; game: GameName }
  | { screen: 'online' }
  | { screen: 'claim'; link: string } // of another device of the same person
  | { screen: 'settings' };

export function parseRoute(hash: string): Route {
  const [screen, rest, more] = hash.replace(/^#\/?/, '').split('/');
  const game = games.find(({ name }) => name === rest)?.name;
  if (screen === 'new' && game && more === 'online') return { screen, game, online: true };
  if ((screen === 'new' || screen === 'rules') && game) return { screen, game };
  const id = (screen === 'table' || screen === 't') && rest ? decoded(rest) : null;
  if (id !== null) return { screen: screen === 't' ? 'remote' : 'table', id };
  const link = screen === 'claim' && rest ? decoded(rest) : null;
  if (link !== null) return { screen: 'claim', link };
  if (screen === 'settings' || screen === 'online') return { screen };
  return { screen: 'home' };
}

// Null for what no address of ours has, such as a % alone.
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function address(route: Route): string {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'settings' || route.screen === 'online') return `#/${route.screen}`;
  if (route.screen === 'claim') return `#/claim/${encodeURIComponent(route.link)}`;
  if (route.screen === 'remote') return `#/t/${encodeURIComponent(route.id)}`;
  if (route.screen === 'table') return `#/table/${encodeURIComponent(route.id)}`;
  return `#/${route.screen}/${route.game}${route.screen === 'new' && route.online ? '/online' : ''}`;
}

// A link to a table at a server is a path, /t/TABLE, so that it is short and nothing of it is lost on the way. From there on
// the page goes by what is behind the #.
export function addressOfLink(path: string, search: string): string | null {
  const found = /^\/t\/([\w-]+)\/?$/.exec(path);
  return found ? `/${search}#/t/${found[1]}` : null;
}

function arrive(): Route {
  const to = location.hash ? null : addressOfLink(location.pathname, location.search);
  if (to) history.replaceState(null, '', to);
  return parseRoute(location.hash);
}

class Router {
  route = $state.raw<Route>(arrive());

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }

  go(route: Route): void {
    location.hash = address(route);
  }

  // Goes there without leaving the present screen in the history.
  replace(route: Route): void {
    location.replace(address(route));
  }
}

export const router = new Router();
