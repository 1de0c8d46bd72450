import { readFileSync, writeFileSync } from 'node:fs';
import { rootPath } from './local/paths.ts';
import { lockSchema, workspaceLock } from './local/workspace-lock.ts';

/**
 * Before a deployment: writes the lock file by which Google's build installs the functions, in the versions tested
 * here.
 */
const whole = lockSchema.parse(JSON.parse(readFileSync(rootPath('package-lock.json'), 'utf8')));
const lock = workspaceLock(whole, 'functions');
writeFileSync(rootPath('functions/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
