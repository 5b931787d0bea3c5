// Every screen with all that can be said of it. What axe-core looks for does not depend on the language.
import { describe } from 'node:test';
import { screensIn } from './screens.mjs';

describe('every screen', () => screensIn(['en'], true));
