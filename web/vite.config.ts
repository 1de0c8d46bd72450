import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { parseEnvironment } from './environment-schema.ts';

export default defineConfig(({ mode }) => {
  const variables = loadEnv(mode, import.meta.dirname, '');
  const apiOrigin = variables['DEV_API_ORIGIN'];
  return {
    root: import.meta.dirname,
    plugins: [react()],
    resolve: {
      alias: [
        {
          // reactfire imports every Firebase product; these would add 47 KB gzipped to a dashboard that uses none of them.
          find: /^firebase\/(database|functions|remote-config)$/,
          replacement: resolve(import.meta.dirname, 'src/admin/live/unused-firebase-product.ts'),
        },
      ],
    },
    /** The whole environment is one constant, checked here, so that the browser carries no parser. */
    define: { __ENVIRONMENT__: JSON.stringify(parseEnvironment(variables)) },
    envPrefix: 'NOTHING_BY_NAME_',
    build: {
      outDir: variables['WEB_OUT_DIR'] ?? 'dist',
      emptyOutDir: true,
      // Browsers that this site is built for know modulepreload.
      modulePreload: { polyfill: false },
      // The dashboard's antd and Firestore are one chunk of 700 KB, which no visitor loads.
      chunkSizeWarningLimit: 1_000,
    },
    server: apiOrigin ? { proxy: { '/api': { target: apiOrigin } } } : {},
  };
});
