import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { rootPath, ROOT } from './paths.ts';

/** A command of two steps: the first prints its process id and keeps running, the second prints that it has started. */
const COMMAND = `
  const { runUntilInterrupted } = await import(${JSON.stringify(rootPath('scripts', 'local', 'local-environment.ts'))});
  const { runNode } = await import(${JSON.stringify(rootPath('scripts', 'local', 'processes.ts'))});
  process.exitCode = await runUntilInterrupted(async () => {
    await runNode(['--eval', 'console.log(process.pid); setInterval(() => {}, 1000)'], { cwd: '.' });
    return runNode(['--eval', 'console.log("second")'], { cwd: '.' });
  }, 130);
`;

it('interrupting a command stops its current step and starts no other', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', COMMAND], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(command.stdout)[Symbol.asyncIterator]();
  const step = Number((await lines.next()).value);
  command.kill('SIGTERM');
  const [code] = (await once(command, 'exit')) as [number];
  const rest: string[] = [];
  for await (const line of { [Symbol.asyncIterator]: () => lines }) rest.push(line);
  expect(code).toBe(130);
  expect(rest).toEqual(['', 'Stopping …']);
  expect(() => process.kill(step, 0)).toThrow('ESRCH');
});
