import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { newCredentialsSchema } from '../domain/src/admin/credentials-schema.ts';
import { BRAND } from '../domain/src/brand.ts';
import { ensureAdmin } from '../functions/src/admin/admin-account.ts';
import { runMain, CliError } from './local/cli-error.ts';
import { projectOf } from './local/project-of.ts';

const USAGE =
  'Usage: npm run create-admin -- [--project ID] [--username NAME] [--password PASSWORD] [--domain DOMAIN] [--reset-second-factor]';

/** Prompts on the terminal. A secret is not echoed. */
async function ask(question: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CliError('Without an interactive terminal, --username and --password are required.');
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (isSecret) process.stdout.write(question);
  const output = isSecret ? silence : process.stdout;
  const reader = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await reader.question(isSecret ? '' : question);
  } finally {
    reader.close();
    if (isSecret) process.stdout.write('\n');
  }
}

function readOptions() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      options: {
        username: text,
        password: text,
        project: text,
        domain: text,
        'reset-second-factor': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : error}. ${USAGE}`);
  }
}

/** `npm run create-admin` creates an admin account or sets its password, and ends the account's sessions. */
await runMain(async () => {
  const values = readOptions();
  const projectId = projectOf(values.project);
  const credentials = newCredentialsSchema.safeParse({
    username: values.username ?? (await ask('Username: ')),
    password: values.password ?? (await ask('Password: ', true)),
  });
  if (!credentials.success)
    throw new CliError(credentials.error.issues.map(({ message }) => message).join('. '));

  const app = initializeApp({ projectId });
  try {
    const resetSecondFactor = values['reset-second-factor'];
    const email = await ensureAdmin({ auth: getAuth(app), db: getFirestore(app) }, credentials.data, {
      domain: values.domain ?? BRAND.adminDomain,
      resetSecondFactor,
    });
    const factor = resetSecondFactor ? ' Two-step login is off for this account.' : '';
    console.log(`${email} is an admin of ${projectId}.${factor}`);
  } catch (error) {
    throw new CliError(`The account could not be created: ${error instanceof Error ? error.message : error}`);
  } finally {
    await deleteApp(app);
  }
});
