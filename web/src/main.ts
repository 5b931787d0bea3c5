import { mount } from 'svelte';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { preferredLanguage, words } from './words/words.svelte';
import { settings } from './settings/settings.svelte';

async function start(): Promise<void> {
  await words.choose(preferredLanguage(location.search, settings.language, navigator.languages));
  mount(App, { target: document.getElementById('app')! });
}

void start();
