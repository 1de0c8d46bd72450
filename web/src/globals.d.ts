/** Filled in by vite.config.ts and vitest.config.ts. */
declare const __ENVIRONMENT__: import('../environment-schema.ts').Environment;
