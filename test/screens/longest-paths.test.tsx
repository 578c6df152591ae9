import { test } from 'vitest';
import { expectScreensToFollow, screensTimeout, shownFlows } from '../support/screen-paths.ts';
import { longest } from './longest.ts';

const shown = await shownFlows();

test.for(shown.filter(({ id }) => id === longest))(
  'the screens of $id follow the journey wherever it goes',
  { timeout: screensTimeout },
  expectScreensToFollow,
);
