import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rewordWith } from '../../content/own-words/words.ts';
import { brackets, pseudoText } from '../support/pseudo-locale.ts';

// Texts are read when their file is loaded.
rewordWith(pseudoText);
const { loadFlows } = await import('../../src/walkthrough/flow.ts');
const { drawScreens } = await import('../support/pseudo-screens.tsx');
const { controls } = await import('../../content/controls.ts');

/** Exploring them and drawing their screens takes 25 seconds each: `npm run pseudo-locale` does. */
const large = import.meta.env.VITE_ALL_SCREENS === 'on' ? [] : ['repair', 'case'];

const shown = (await loadFlows()).filter(
  ({ journey, portal }) => portal !== undefined && !large.includes(journey.id),
);

test('texts are reworded, in brackets and two fifths longer', () => {
  expect(controls.returnHome.startsWith(brackets[0])).toBe(true);
  expect(controls.returnHome.length).toBeGreaterThan('Return to Home'.length * 1.4);
  expect(shown.length).toBeGreaterThan(10);
});

test.for(shown)(
  'every text on the screens of $journey.id comes from content, and fits on 320 px, from left and from right',
  { timeout: 240_000 },
  async (flow) => {
    await page.viewport(320, 640);
    const { screens, foreign, tooWide, complaints } = await drawScreens(flow);
    expect(foreign).toEqual([]);
    expect(tooWide).toEqual([]);
    expect(complaints).toEqual([]);
    expect(screens).toBeGreaterThan(5);
  },
);

// Every source is read for it.
test('a text that does not come from content is found, with its file', { timeout: 240_000 }, async () => {
  const flow = shown.find(({ journey }) => journey.id === 'chase');
  if (!flow?.portal) throw new Error('no such journey');
  const { copy } = flow.portal;
  const steps = Object.fromEntries(
    Object.entries(copy.steps).map(([id, step]) => [id, { ...step, title: 'What a resident can do' }]),
  );
  const { foreign } = await drawScreens({ ...flow, portal: { ...flow.portal, copy: { ...copy, steps } } });
  expect(foreign).toEqual([expect.stringMatching(/^‘What a resident can do’ of .*, at chase /)]);
});
