import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { preferredLanguage, words } from './words/words.svelte';
import { followSettings, settings } from './settings/settings.svelte';

async function start(): Promise<void> {
  await words.choose(preferredLanguage(location.search, settings.language, navigator.languages));
  mount(App, { target: document.getElementById('app')! });
  followSettings(({ language }) => {
    // Where its texts can't be had the old language goes on.
    if (settings.language !== language) words.choose(preferredLanguage('', settings.language, navigator.languages)).catch(() => {});
  });
}

// Without a catalogue there is no sentence to say: the house's name, and a way to try again.
function fail(): void {
  const again = Object.assign(document.createElement('a'), { href: location.href, textContent: 'Tessera ↻', className: 'button main' });
  again.addEventListener('click', () => location.reload());
  document.getElementById('app')!.replaceChildren(again);
}

start().catch(fail);
