import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. Its path may contain spaces. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The folder for generated files (caches, logs, test results). It is never committed and can be deleted at any time.
 */
const LOCAL = join(ROOT, '.local');

export const rootPath = (...parts: string[]) => join(ROOT, ...parts);
export const localPath = (...parts: string[]) => join(LOCAL, ...parts);
