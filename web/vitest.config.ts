import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';
import { parseEnvironment } from './environment-schema.ts';

const environment = parseEnvironment({
  VITE_FIREBASE_PROJECT_ID: 'demo-byeotdam',
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-byeotdam.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-byeotdam.firebasestorage.app',
});

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __ENVIRONMENT__: JSON.stringify(environment) },
  test: {
    name: 'web',
    // The test files share a process and a document; setup.ts restores both after each test.
    isolate: false,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['../scripts/testing/fail-on-console.ts', 'src/testing/setup.ts'],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
