import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Of its own: what makes the portal small leaves out what stories need, such as styles that come with a part.
export default defineConfig({ plugins: [react()], build: { chunkSizeWarningLimit: 2000 } });
