import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { journeyStories, writeStories } from './journeys/plugin.ts';

let written: Promise<void> | undefined;

export default {
  stories: async () => {
    // Asked for several times. Tests ask before it is known whether any of them will run.
    if (!process.env.VITEST) {
      written ??= writeStories();
      await written;
    }
    return ['../src/stories/design/*.mdx', '../src/**/*.stories.@(tsx|js)'];
  },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Done after each story in the opposite order: what axe found is counted when it has looked, unless it need not look.
  previewAnnotations: (others = []) => [
    resolve(import.meta.dirname, 'counted-rules.ts'),
    ...others,
    resolve(import.meta.dirname, 'same-picture.ts'),
  ],
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), journeyStories()] }),
} satisfies StorybookConfig;
