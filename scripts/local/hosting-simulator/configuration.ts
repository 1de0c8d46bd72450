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

/**
 * The part of Hosting's configuration in firebase.json that this project uses. Other kinds of rewrites are an error.
 */
export type HostingConfiguration = z.infer<typeof schema>['hosting'];

/** Reads Hosting's configuration. @param file the path of a firebase.json */
export function readHostingConfiguration(file: string): HostingConfiguration {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))).hosting;
}

/** Returns whether a glob of firebase.json matches a path, which is normalized first. Globs match dot files too. */
export function matchesGlob(source: string, path: string): boolean {
  return minimatch(posix.normalize(path), source, { dot: true });
}
