import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootPath } from './local/paths.ts';

/** The code that browsers run, the code that builds it, and its browser tests. */
const FOLDERS = ['web/src', 'web/build', 'e2e'];
const FILES = ['web/vite.config.ts', 'web/vitest.config.ts'];

/** Patterns of code that uses the internals of a dependency, each with the alternative. */
const PRIVATE_COUPLINGS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/__react\w*|_reactRootContainer/, 'React’s internal properties: use effects, refs and events'],
  [/_reactFire\w*/, 'reactfire’s global caches: use its hooks'],
  [/__private\w*/, 'a private member: use the public API'],
  [/[\w)\]]\._[a-z]\w*/, 'a member with an underscore: use the public API'],
  [
    /['"]?status['"]?\s*[:=]\s*['"](fulfilled|rejected)['"]/,
    'a status written on a promise for React’s `use`: await the promise',
  ],
  [
    /(from|import)\s*(?:\(\s*)?['"][^'".][^'"]*\/(dist|internal|cjs)\//,
    'a file inside a package: import what it exports',
  ],
];

/** Patterns of build configuration that replaces or rewrites a dependency. */
const REWRITES: typeof PRIVATE_COUPLINGS = [
  [/\btransform\s*[:(]/, 'a transform of source code: use the dependency as published'],
  [
    /\balias\s*:(?!\s*UNUSED_PACKAGES\b)/,
    'an alias for a module: use the dependency as published, except for features that the site does not use (UNUSED_PACKAGES)',
  ],
];

const isBuild = (path: string) => /^web\/(build\/|vite)/.test(path);

/** Returns the findings in a file's text as `path:line: alternative`, at most one per line. */
export function findPrivateCouplings(path: string, text: string): string[] {
  const patterns = isBuild(path) ? [...PRIVATE_COUPLINGS, ...REWRITES] : PRIVATE_COUPLINGS;
  return text.split('\n').flatMap((line, index) => {
    const found = patterns.find(([pattern]) => pattern.test(line));
    return found ? [`${path}:${index + 1}: ${found[1]}`] : [];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(rootPath(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|js)$/.test(file))
    .map((file) => join(folder, file));
}

if (process.argv[1] === import.meta.filename) {
  const paths = [...FOLDERS.flatMap(filesIn), ...FILES];
  const found = paths.flatMap((path) => findPrivateCouplings(path, readFileSync(rootPath(path), 'utf8')));
  for (const coupling of found) console.error(coupling);
  process.exitCode = found.length === 0 ? 0 : 1;
}
