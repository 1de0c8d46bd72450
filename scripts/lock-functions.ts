import { readFileSync, writeFileSync } from 'node:fs';
import { rootPath } from './local/paths.ts';
import { lockSchema, workspaceLock } from './local/workspace-lock.ts';

/**
 * Writes the lock file with which Google's build installs the functions in the tested versions. Runs before a
 * deployment.
 */
const whole = lockSchema.parse(JSON.parse(readFileSync(rootPath('package-lock.json'), 'utf8')));
const lock = workspaceLock(whole, 'functions');
writeFileSync(rootPath('functions/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
