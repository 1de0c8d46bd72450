import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { closeAdmin } from '../functions/src/admin/admin-account.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { projectOf } from './local/project-of.ts';

const USAGE = 'Usage: npm run close-admin -- [--project ID] --username NAME [--domain DOMAIN]';

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { username: text, project: text, domain: text } }).values;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** `npm run close-admin` disables an admin's account and ends its sessions at once. */
await runMain(async () => {
  const { username, project, domain } = readOptions();
  if (!username) throw new CliError(`Name the account with --username. ${USAGE}`);
  const projectId = projectOf(project);
  const app = initializeApp({ projectId });
  try {
    const closed = await closeAdmin({ auth: getAuth(app), db: getFirestore(app) }, username, domain);
    if (!closed)
      throw new CliError(
        `${projectId} has no account "${username}". List all with "npx firebase auth:export accounts.json --project ${projectId}".`,
      );
    console.log(
      `${closed.email} is closed in ${projectId}; sessions ended: ${closed.sessions}. "npm run create-admin" opens the account again with a new password.`,
    );
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      `The account may still be open; run the command again. ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await deleteApp(app);
  }
});
