import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';
import { rootPath } from './paths.ts';

/**
 * Returns the environment variables with which the local Firestore imitates production's limits: it rejects queries
 * without an index (`--indexes=report` logs and `--indexes=off` allows them), and with `--contention` aborts frequent
 * commits to one document.
 * @param args a command's arguments; unknown ones are ignored
 */
export function productionLimits(args: readonly string[] = process.argv.slice(2)): Record<string, string> {
  const { indexes, contention } = parseArgs({
    args: [...args],
    options: {
      indexes: { type: 'string', default: 'refuse' },
      contention: { type: 'boolean', default: false },
    },
    strict: false,
  }).values;
  if (indexes !== 'refuse' && indexes !== 'report' && indexes !== 'off')
    throw new CliError(`--indexes=${String(indexes)} is invalid. Use --indexes=report or --indexes=off.`);
  return {
    ...(indexes !== 'off' && { FIRESTORE_EMULATOR_INDEXES: rootPath('firestore.indexes.json') }),
    ...(indexes === 'report' && { FIRESTORE_EMULATOR_INDEXES_REPORT: '1' }),
    ...(contention && {
      FIRESTORE_EMULATOR_CONTENTION: typeof contention === 'string' ? contention : '1',
    }),
  };
}
