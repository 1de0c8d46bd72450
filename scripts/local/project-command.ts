import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { CliError, runMain } from './cli-error.ts';
import { projectOf } from './project-of.ts';

function readOptions(usage: string) {
  try {
    return parseArgs({ options: { project: { type: 'string' } } }).values;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}. ${usage}`);
  }
}

/**
 * Runs `npm run NAME -- [--project ID]` with the Firestore of that project.
 * @param failure what could not be done, as the beginning of the error message
 */
export async function runProjectCommand(
  name: string,
  failure: string,
  work: (db: Firestore, projectId: string) => Promise<void>,
): Promise<void> {
  await runMain(async () => {
    const usage = `Usage: npm run ${name} -- [--project ID]`;
    const projectId = projectOf(readOptions(usage).project, ['FIRESTORE_EMULATOR_HOST']);
    const app = initializeApp({ projectId });
    try {
      await work(getFirestore(app), projectId);
    } catch (error) {
      throw new CliError(`${failure}: ${error instanceof Error ? error.message : error}`);
    } finally {
      await deleteApp(app);
    }
  });
}
