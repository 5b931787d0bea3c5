// Every screen in the other languages: other words are longer.
import { describe } from 'node:test';
import { screensIn } from './screens.mjs';

describe('every screen', () => screensIn(['fr', 'nl', 'de'], false));
