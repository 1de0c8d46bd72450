import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from './cli-error.ts';

/** Folders for importing and exporting the data of the emulators; absolute paths. */
export interface DataFolders {
  importFrom?: string;
  exportTo?: string;
}

export interface StartOptions {
  /** Whether to use Google's Java emulators instead of the project's own. */
  official: boolean;
  dataFolders: DataFolders;
  /** A message that tells the user how to stop and what happens to the data. */
  exitHint: string;
}

/** The metadata file that firebase-tools writes into every export folder (its hubExport.js). */
export const METADATA_FILE = 'firebase-export-metadata.json';

const isExport = (folder: string) => existsSync(join(folder, METADATA_FILE));

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        official: { type: 'boolean', default: false },
        import: { type: 'string' },
        'export-on-exit': { type: 'string' },
        // Read by `productionLimits`.
        indexes: { type: 'string' },
        contention: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new CliError(
      `Unknown option in "${args.join(' ')}". Available options: --import=FOLDER, --export-on-exit=FOLDER, --indexes=report, --contention and --official.`,
    );
  }
}

/**
 * Throws a `CliError` if an export to the folder would overwrite files that are not an earlier export.
 * @param displayName the folder as given by the user
 */
function requireReplaceable(folder: string, displayName: string): void {
  if (!existsSync(folder)) mkdirSync(dirname(folder), { recursive: true });
  else if (!isExport(folder) && readdirSync(folder).length > 0)
    throw new CliError(
      `${displayName} contains files that are not an emulator export and would be overwritten: choose a new folder for --export-on-exit.`,
    );
}

/** The folder in which the user called npm, which runs its scripts in the root folder. */
const INVOCATION_FOLDER = process.env['INIT_CWD'] ?? process.cwd();

/**
 * Parses `--import` and `--export-on-exit`, named as in firebase-tools. With the same folder for both, the first start
 * loads the demo content because there is nothing to import yet.
 * @param from the user's working directory
 */
export function readStartOptions(args: readonly string[], from = INVOCATION_FOLDER): StartOptions {
  const { official, import: imported, 'export-on-exit': exported } = readFlags(args);
  const dataFolders: DataFolders = {};
  if (exported !== undefined) {
    dataFolders.exportTo = resolve(from, exported);
    requireReplaceable(dataFolders.exportTo, exported);
  }
  if (imported !== undefined) {
    const folder = resolve(from, imported);
    if (isExport(folder)) dataFolders.importFrom = folder;
    else if (folder !== dataFolders.exportTo)
      throw new CliError(
        `${imported} is not an emulator export: choose a folder written by --export-on-exit, or omit --import.`,
      );
  }
  const dataHint = exported === undefined ? 'is discarded' : `is saved in ${exported}`;
  return { official, dataFolders, exitHint: `Press Ctrl-C to stop. Data ${dataHint}.` };
}
