import { write } from 'firebase-functions/logger';
import type { Deps } from '../deps.ts';
import { firebaseDeps } from '../firebase-deps.ts';
import { parseEnvironment } from '../env.ts';

/** The business is located in Seoul; the database is in the same region. */
export const REGION = 'asia-northeast3';

let deps: Deps | undefined;

/**
 * Returns the dependencies of a deployed function, created at its first event. They are not created at load time,
 * because a deployment loads the functions without their environment to discover them.
 */
export function deployedDeps(): Deps {
  deps ??= firebaseDeps(parseEnvironment(process.env), write);
  return deps;
}
