import { expect, test } from 'vitest';
import { flows } from '../../journeys/registry.ts';
import { expectScreensToFollow, screensTimeout, shownFlows } from '../support/screen-paths.ts';
import { longestJourney } from './longest-journey.ts';

const shown = await shownFlows();

test('every journey has screens', () => expect(shown).toHaveLength(flows.length));

test.for(shown.filter(({ id }) => id !== longestJourney))(
  'the screens of $id follow the journey wherever it goes',
  { timeout: screensTimeout },
  expectScreensToFollow,
);
