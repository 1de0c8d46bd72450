import { defineConfig } from 'vitest/config';

/** Unit tests live beside their source; each workspace is a project of its own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'] } },
      { test: { name: 'emulator', include: ['emulator/src/**/*.test.ts'] } },
    ],
  },
});
