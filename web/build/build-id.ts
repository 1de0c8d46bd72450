import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = ['web/src', 'domain/src'];
/** The names of tests, which no build contains. */
export const TEST = /\.test\.tsx?$/;

/**
 * Returns an id that a site and a renderer built from the same sources share. Only then can the browser hydrate the rendered
 * HTML. Tests do not count: the renderer is not built again when only they have changed.
 */
export function buildId(root = ROOT): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of SOURCES) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && !TEST.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
