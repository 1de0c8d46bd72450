import { constants } from 'node:os';
import spawn from 'cross-spawn';
import { firebaseToolsEnvironment } from './index.ts';
import { OPTIONS, parseOptions } from './options.ts';

/** The options that are passed to the emulators in environment variables; firebase-tools determines the others. */
export const EXEC_OPTIONS = OPTIONS.filter((option) => 'variable' in option);

/**
 * Runs a command of firebase-tools with these emulators: `exec [options] -- firebase emulators:start …`. Resolves to
 * the command's exit code. Throws an Error that describes invalid arguments.
 */
export async function exec(args: readonly string[]): Promise<number> {
  const separator = args.indexOf('--');
  const [command, ...rest] = separator < 0 ? [] : args.slice(separator + 1);
  if (command === undefined)
    throw new Error('exec needs a command after "--": exec [options] -- firebase emulators:start.');
  const options = parseOptions(args.slice(0, separator), process.env, EXEC_OPTIONS);
  const child = spawn(command, rest, {
    stdio: 'inherit',
    env: firebaseToolsEnvironment(options),
  });
  // A terminal also sends the signal of Ctrl-C to the command; firebase-tools ignores a second signal within 100 ms.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `There is no command "${command}". Install firebase-tools: npm install --save-dev firebase-tools`,
            )
          : error,
      ),
    );
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
