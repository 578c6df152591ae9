import type { Decorator, Preview } from '@storybook/react-vite';
import dark from '../src/look/dark.css?inline';
import light from '../src/look/tokens.css?inline';
import '../src/look/look.css';

/** The scheme chosen in the toolbar, over the one of the device. */
const inScheme: Decorator = (Story, { globals }) => (
  <>
    {globals.scheme === 'light' ? <style>{light}</style> : null}
    {globals.scheme === 'dark' ? <style>{dark}</style> : null}
    <Story />
  </>
);

export default {
  decorators: [inScheme],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '800px' } },
        small: { name: 'Small phone', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1100px' } },
        laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  initialGlobals: { scheme: 'device', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
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
  },
} satisfies Preview;
