import type { Environment } from '../environment-schema.ts';

declare global {
  /** Filled in by vite.config.ts and vitest.config.ts. */
  const __ENVIRONMENT__: Environment;
  /** Names the build, in the renderer. */
  const __BUILD__: string;
}
