import { config } from 'zod/v4';

export * from 'zod/v4';

// Zod otherwise tries to compile its schemas by `Function`, which the Content Security Policy forbids and Firefox reports.
config({ jitless: true });
