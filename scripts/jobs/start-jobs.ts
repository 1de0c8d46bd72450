import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { deployedNode } from '../local/deployed-node.ts';
import { localPath, rootPath, ROOT } from '../local/paths.ts';
import { startNode } from '../local/processes.ts';

/** The environment of the functions of the running site, with which `npm run jobs` runs a job. */
const ENVIRONMENT_FILE = localPath('runs', 'jobs-environment.json');

/**
 * Starts the process that runs the scheduled functions; the Functions emulator does not. It ends with this one. Returns the path
 * of its log.
 * @param name of the run
 * @param environment of the functions
 */
export function startJobs(name: string, environment: Readonly<Record<string, string>>): string {
  const log = localPath('runs', name, 'jobs.log');
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(ENVIRONMENT_FILE, JSON.stringify(environment));
  const child = startNode(['--import', 'tsx', rootPath('scripts', 'jobs', 'scheduler.ts')], {
    cwd: ROOT,
    env: environment,
    node: deployedNode(),
    log,
  });
  child.once('exit', (code) => {
    rmSync(ENVIRONMENT_FILE, { force: true });
    if (code) console.error(`The scheduled jobs have stopped; see their log: ${log}`);
  });
  return log;
}

const environmentSchema = z.record(z.string(), z.string());

/** Returns the environment of the functions of the running site, or nothing when none is running. */
export async function readJobsEnvironment(): Promise<Record<string, string> | undefined> {
  try {
    const environment = environmentSchema.parse(JSON.parse(readFileSync(ENVIRONMENT_FILE, 'utf8')));
    // The file remains when the site was killed.
    await fetch(`http://${environment['FIRESTORE_EMULATOR_HOST']}`);
    return environment;
  } catch {
    return undefined;
  }
}
