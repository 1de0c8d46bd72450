import { write } from 'firebase-functions/logger';
import type { Deps } from '../deps.ts';
import { firebaseDeps } from '../firebase-deps.ts';
import { parseEnvironment } from '../env.ts';

/** The specification's seat of the house is Seoul; the database lies there too. */
export const REGION = 'asia-northeast3';

let deps: Deps | undefined;

/**
 * What a deployed function works with, made at its first event. Not at load: a deployment loads the functions to find
 * them, without their environment.
 */
export function deployed(): Deps {
  deps ??= firebaseDeps(parseEnvironment(process.env), write);
  return deps;
}
