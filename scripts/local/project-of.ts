import { CliError } from './cli-error.ts';
import { DEMO_PROJECT } from './settings.ts';

/** The emulators that a command can address, by their variables. */
const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
};

/**
 * Returns the project that a command changes: the named one, or the demo's when the emulators that it needs are addressed.
 * @throws CliError when there is neither
 */
export function projectOf(
  named: string | undefined,
  needed = Object.keys(EMULATORS) as (keyof typeof EMULATORS)[],
): string {
  const project = named ?? (needed.every((name) => process.env[name]) ? DEMO_PROJECT : undefined);
  if (project) return project;
  const addresses = needed.map((name) => `${name}=${EMULATORS[name]}`).join(' and ');
  throw new CliError(
    `Name the Firebase project with --project (and sign in with "gcloud auth application-default login"), or set ${addresses} for the emulators.`,
  );
}
