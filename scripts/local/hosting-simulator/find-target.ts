import { statSync } from 'node:fs';
import { join } from 'node:path';
import { matchesGlob, type HostingConfiguration } from './configuration.ts';

/** Who answers: Hosting itself, with a file or its own 404, or a function. */
export type Target = 'hosting' | { functionId: string; region: string };

/** The path of a request target, as it came: neither decoded nor resolved. */
export const pathOf = (url: string) => url.split('?', 1)[0] as string;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Whether a deployment of `folder` has uploaded the file: `ignore` leaves out what begins with a dot. */
function isHosted(folder: string, path: string): boolean {
  const name = decoded(path);
  if (name === undefined || name.includes('\0')) return false;
  const segments = name.split('/').filter(Boolean);
  if (segments.some((segment) => segment.startsWith('.') || segment.includes('\\'))) return false;
  const file = join(folder, ...segments);
  return isFile(file) || isFile(join(file, 'index.html'));
}

/**
 * Hosting's order: its own addresses below `/__/`, then files that exist, then the first rewrite that fits.
 * https://firebase.google.com/docs/hosting/full-config#hosting_priority_order
 */
export function findTarget({ rewrites }: HostingConfiguration, folder: string, url: string): Target {
  const path = pathOf(url);
  if (path.startsWith('/__/') || isHosted(folder, path)) return 'hosting';
  const rewrite = rewrites.find(({ source }) => matchesGlob(source, path));
  return rewrite ? rewrite.function : 'hosting';
}
