import type { Decorator, Preview } from '@storybook/react-vite';
import { brand } from '../content/provider.ts';
import { brandProperties } from '../src/styles/brand-css.ts';
import darkMeanings from '../src/styles/dark.css?inline';
import lightMeanings from '../src/styles/tokens.css?inline';
import { inLanguage, languages, usualLanguage } from './language.ts';
import '../src/styles/styles.css';
import { accessibility } from './accessibility.ts';
import { inLandmark } from './landmark.tsx';
import { inSettings, settings, usualSettings } from './settings.tsx';

const light = `${lightMeanings} :root { ${brandProperties(brand.light, brand.mark)} color-scheme: light; }`;
const dark = `${darkMeanings} :root { ${brandProperties(brand.dark, brand.mark)} color-scheme: dark; }`;

/** The scheme chosen in the toolbar, over the one of the device. */
const inScheme: Decorator = (Story, { globals }) => (
  <>
    {globals.scheme === 'light' ? <style>{light}</style> : null}
    {globals.scheme === 'dark' ? <style>{dark}</style> : null}
    <Story />
  </>
);

/** Links that Storybook keeps out of sight would be taken for the first of the page, after which none leads to its content. */
function withoutHiddenLinks(): void {
  for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href');
}

export default {
  decorators: [inLandmark, inScheme, inSettings, inLanguage],
  afterEach: withoutHiddenLinks,
  parameters: {
    a11y: accessibility,
    layout: 'fullscreen',
    options: {
      storySort: {
        order: ['Introduction', 'Design', 'Journeys', 'Pages', 'Home', 'Fields', 'Lists', 'Parts', 'Copy'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '800px' } },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1100px' } },
        laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: {
    ...usualSettings,
    ...usualLanguage,
    scheme: 'device',
    operations: 'wait',
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    ...settings,
    ...languages,
    scheme: {
      description: 'Light or dark',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'device', title: 'As the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    operations: {
      description: 'What operations of a journey do',
      toolbar: {
        icon: 'timer',
        items: [
          { value: 'wait', title: 'Operations wait' },
          { value: 'answer', title: 'Operations come back' },
        ],
        dynamicTitle: true,
      },
    },
  },
} satisfies Preview;
