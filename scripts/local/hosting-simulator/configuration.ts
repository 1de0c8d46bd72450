import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { minimatch } from 'minimatch';
import { z } from 'zod';

const schema = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({ source: z.string(), function: z.object({ functionId: z.string(), region: z.string() }) }),
    ),
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** What firebase.json tells Hosting, as far as this project makes use of it. Another kind of rewrite is an error. */
export type HostingConfiguration = z.infer<typeof schema>['hosting'];

/** @param file The path of a firebase.json. */
export function readHostingConfiguration(file: string): HostingConfiguration {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
}

/**
 * Whether a glob of firebase.json fits a path. Segments such as `..` count as resolved; files with a dot are no
 * exception.
 */
export function matchesGlob(source: string, path: string): boolean {
  return minimatch(posix.normalize(path), source, { dot: true });
}
