import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder; it may contain spaces. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What the commands leave behind (caches, logs, test results): never committed, always safe to delete. */
export const LOCAL = join(ROOT, '.local');

export const inRoot = (...parts: string[]) => join(ROOT, ...parts);
export const inLocal = (...parts: string[]) => join(LOCAL, ...parts);
