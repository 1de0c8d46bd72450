import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';
import { rootPath } from './paths.ts';

/**
 * The environment in which the local Firestore keeps the limits of the real one: it refuses queries without an index,
 * unless `--indexes=report` asks it to log them or `--indexes=off` to serve them, and slows down writes to one document
 * when `--contention` says so.
 * @param args a command's arguments; others among them are somebody else's
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
    throw new CliError(
      `--indexes=${String(indexes)} is not understood: there are --indexes=report and --indexes=off.`,
    );
  return {
    ...(indexes !== 'off' && { FIRESTORE_EMULATOR_INDEXES: rootPath('firestore.indexes.json') }),
    ...(indexes === 'report' && { FIRESTORE_EMULATOR_INDEXES_REPORT: '1' }),
    ...(contention && {
      FIRESTORE_EMULATOR_CONTENTION: typeof contention === 'string' ? contention : '1',
    }),
  };
}
