import { CliError } from './cli-error.ts';
import { DEMO_PROJECT } from './settings.ts';

/**
 * Returns the project whose accounts a command changes: the named one, or the demo's when the emulators are addressed.
 * @throws CliError when there is neither
 */
export function projectOf(named: string | undefined): string {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST } = process.env;
  const project = named ?? (FIREBASE_AUTH_EMULATOR_HOST && FIRESTORE_EMULATOR_HOST && DEMO_PROJECT);
  if (project) return project;
  throw new CliError(
    'Name the Firebase project with --project (and sign in with "gcloud auth application-default login"), or set FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 and FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 for the emulators.',
  );
}
