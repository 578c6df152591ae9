import { test } from 'vitest';
import { expectScreensToFollow, screensTimeout, shownFlows } from '../support/screen-paths.ts';
import { longestJourney } from './longest-journey.ts';

const shown = await shownFlows();

test.for(shown.filter(({ id }) => id === longestJourney))(
  'the screens of $id follow the journey wherever it goes',
  { timeout: screensTimeout },
  expectScreensToFollow,
);
