import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A class, or an animation, which is given a name of its own likewise. */
const NAMES = /(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g;

/**
 * Names for the classes of CSS modules, as short as they can be: every page carries its style sheets, and a hash in each
 * name costs a kilobyte of it that nothing compresses. They are counted, so the site and its renderer agree on them.
 * @param folder with all of the modules.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .toSorted();
  const keys = files.flatMap((file) => {
    const names = [...readFileSync(file, 'utf8').matchAll(NAMES)].map(([, name]) => name!);
    return [...new Set(names)].map((name) => `${file} ${name}`);
  });
  const numbers = new Map(keys.map((key, index) => [key, index]));
  return (name, file) => {
    const number = numbers.get(`${file} ${name}`);
    if (number === undefined) throw new Error(`${file} has no class "${name}"`);
    return `_${number.toString(36)}`;
  };
}
