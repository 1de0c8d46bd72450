import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildSearchEntries } from '../functions/src/search/rebuild-search-entries.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { DEMO_PROJECT } from './local/settings.ts';

const USAGE = 'Usage: npm run index-search -- [--project ID]';

function projectOf(named: string | undefined): string {
  const project = named ?? (process.env['FIRESTORE_EMULATOR_HOST'] ? DEMO_PROJECT : undefined);
  if (project) return project;
  throw new CliError(
    `Name the Firebase project with --project (and sign in with "gcloud auth application-default login"), or set FIRESTORE_EMULATOR_HOST for the emulators. ${USAGE}`,
  );
}

function readOptions() {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** `npm run index-search` rebuilds what the dashboard's search reads: once after its first deployment, or after lost events. */
await runMain(async () => {
  const projectId = projectOf(readOptions().project);
  const app = initializeApp({ projectId });
  try {
    const { written, removed, unreadable } = await rebuildSearchEntries(getFirestore(app));
    console.log(`${written} search entries of ${projectId} were written and ${removed} removed.`);
    for (const path of unreadable) console.log(`${path} could not be read and cannot be found.`);
  } catch (error) {
    throw new CliError(
      `The search entries could not be rebuilt: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await deleteApp(app);
  }
});
