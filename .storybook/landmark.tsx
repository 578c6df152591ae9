import type { Decorator } from '@storybook/react-vite';

/** A part stands in the landmark in which a page would have it. */
export const inLandmark: Decorator = (Story, { parameters }) =>
  parameters.isPage ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
