import { spawnSync } from 'node:child_process';
import { evaluateAudit } from './local/audit-result.ts';
import { rootPath } from './local/paths.ts';

/** `npm run check:audit` reports known vulnerabilities of the deployed packages, without development tools. */
const DEPLOYED = ['domain', 'functions', 'web'].flatMap((name) => ['--workspace', name]);

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', ...DEPLOYED], {
  cwd: rootPath(),
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});
const { code, message } = evaluateAudit(stdout);
console.log(message);
process.exitCode = code;
