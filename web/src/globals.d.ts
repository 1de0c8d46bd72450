import type { Environment } from '../environment-schema.ts';

declare global {
  /** Constants that vite.config.ts and vitest.config.ts define. */
  const __ENVIRONMENT__: Environment;
  /** The build id; defined in the renderer only. */
  const __BUILD__: string;
}
