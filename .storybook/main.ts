import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { journeyStories, writeStories } from './journeys/plugin.ts';

/** Leaves what is no component without a description of its properties: to read every module for one took a third of a build. */
const onlyOfComponents = (plugin: PluginOption): PluginOption =>
  plugin &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  'transform' in plugin &&
  plugin.transform
    ? {
        ...plugin,
        transform: {
          filter: { id: /[\\/]src[\\/].*\.tsx$/ },
          handler: 'handler' in plugin.transform ? plugin.transform.handler : plugin.transform,
        },
      }
    : plugin;

let written: Promise<void> | undefined;

export default {
  stories: async () => {
    // Asked for several times. Tests ask before it is known whether any of them will run.
    if (!process.env.VITEST) {
      written ??= writeStories();
      await written;
    }
    return ['../src/stories/design/*.mdx', '../src/**/*.stories.@(tsx|js)', './identity/*.stories.tsx'];
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
  viteFinal: (config) => ({
    ...config,
    // Nobody reads how large each file is when packed, and to work it out takes a tenth of a build.
    build: { ...config.build, reportCompressedSize: false },
    plugins: [...(config.plugins ?? []).map(onlyOfComponents), journeyStories()],
  }),
} satisfies StorybookConfig;
