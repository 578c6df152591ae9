import { operationOf } from '../../../machines/engine/index.ts';
import type * as runner from '../../renderer/runner.ts';
import { currentRendering } from '../rendering.ts';

/** Carries out what a journey begins with. What an operation leaves for later, the browser does. */
export const runnerOf: typeof runner.runnerOf =
  (journey, services) =>
  (operation, situation, { key, signal }) =>
    operationOf(journey, operation).run(situation, {
      services,
      key,
      signal,
      now: () => currentRendering().now,
      wait: () => new Promise(() => {}),
      once: (_name, start) => start(),
    });
