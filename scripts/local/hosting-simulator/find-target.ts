import { statSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob, type HostingConfiguration } from './configuration.ts';

/** The target of a request: Hosting itself, with a file or its own 404, or a function. */
export type Target = 'hosting' | { functionId: string; region: string };

/** Returns the path of a request target, neither decoded nor normalized. */
export const pathOf = (url: string) => url.split('?', 1)[0] as string;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A path that cannot be looked up (too long, below a file) names no file. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns whether a deployment of `folder` uploads the file; `ignore` excludes names that start with a dot. */
function isHosted(folder: string, path: string): boolean {
  const name = decoded(path);
  if (name === undefined || name.includes('\0')) return false;
  const segments = name.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') || segment.includes('\\'))) return false;
  const file = join(folder, ...segments);
  return isFile(file) || isFile(join(file, 'index.html'));
}

/**
 * Returns the target of a request. Hosting's order: reserved paths below `/__/`, existing files, the first matching
 * rewrite. https://firebase.google.com/docs/hosting/full-config#hosting_priority_order
 */
export function findTarget({ rewrites }: HostingConfiguration, folder: string, url: string): Target {
  const path = pathOf(url);
  if (path.startsWith('/__/') || isHosted(folder, path)) return 'hosting';
  const rewrite = rewrites.find(({ source }) => matchesGlob(source, path));
  return rewrite ? rewrite.function : 'hosting';
}
