import type { AfterEach } from 'storybook/internal/types';
import { pictureOf } from '../test/support/picture.ts';

/** Whether `vitest run` draws the stories: elsewhere a designer wants to read what axe found of each. */
export const isTestRun = (): boolean => import.meta.env?.VITEST_STORYBOOK === 'false';

const lookedAt = new Set<string>();
const duplicates = new WeakSet<object>();

/** Whether a story was drawn as one before it, at which axe has looked. */
export const isDuplicate = (context: object): boolean => duplicates.has(context);

/** Lets axe look once at each picture, however many states look like it. */
export const afterEach: AfterEach = (context) => {
  if (!isTestRun()) return;
  const picture = pictureOf(document);
  if (!lookedAt.has(picture)) {
    lookedAt.add(picture);
    return;
  }
  duplicates.add(context);
  context.parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, test: 'off' } };
};
