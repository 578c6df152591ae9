import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimRouter } from './scripts/slim-router.ts';

const gateway = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const proxy = { '/customerselfserve': gateway, '/identity': gateway };

export default defineConfig({
  plugins: [react(), slimRouter()],
  server: { host: '127.0.0.1', proxy },
  build: {
    manifest: true,
    // The content security policy allows neither inline scripts nor data: styles and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No package relies on a property being read for its own sake.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Apart from our own code, so that a new release leaves it in the browser's cache.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
