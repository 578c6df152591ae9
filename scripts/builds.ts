import type { Runner } from './runner.ts';

/** Builds the portal, which tests of the gateway and journeys in the browser are served, and fails where it is over its size. */
export const portalBuild: Runner = {
  name: 'build and size',
  command: ['node', 'scripts/size.ts', '--keep'],
};

/** Builds Storybook, which a journey in the browser opens. Without the records of a walk it walks the journeys itself. */
export const storybookBuild: Runner = {
  name: 'storybook build',
  command: ['storybook', 'build', '-o', 'storybook-static'],
};
