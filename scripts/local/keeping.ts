import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Trouble } from './fail.ts';

/** Where the data of the local Firebase comes from, and where it is kept when it ends: folders, absolute. */
export interface Keeping {
  importFrom?: string;
  exportTo?: string;
}

export interface StartOptions {
  /** Google's Java emulators instead of ours. */
  official: boolean;
  keeping: Keeping;
  /** What becomes of the data at the end, for the person who started. */
  farewell: string;
}

/** What firebase-tools writes into every folder that it exports to (its hubExport.js). */
const METADATA_FILE = 'firebase-export-metadata.json';

const isExport = (folder: string) => existsSync(join(folder, METADATA_FILE));

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        official: { type: 'boolean', default: false },
        import: { type: 'string' },
        'export-on-exit': { type: 'string' },
        // Read by productionLimits.
        indexes: { type: 'string' },
        contention: { type: 'boolean' },
      },
    }).values;
  } catch {
    throw new Trouble(
      `"${args.join(' ')}" is not understood: there are --import=FOLDER, --export-on-exit=FOLDER, --indexes=report, --contention and --official.`,
    );
  }
}

/**
 * What stands in the folder is replaced as a whole.
 * @param called the folder as the person named it
 */
function requireOurs(folder: string, called: string): void {
  if (!existsSync(folder)) mkdirSync(dirname(folder), { recursive: true });
  else if (!isExport(folder) && readdirSync(folder).length > 0)
    throw new Trouble(
      `What is in ${called} would be lost, and it is no export of the local Firebase: name a new folder for --export-on-exit.`,
    );
}

/** Where npm was called: it runs its commands in the root folder. */
const CALLED_FROM = process.env['INIT_CWD'] ?? process.cwd();

/**
 * Reads `--import` and `--export-on-exit`, which firebase-tools has too. With the same folder for both, the first start
 * begins with the demo, since there is nothing to import yet.
 * @param from the folder that the person is in
 */
export function readStartOptions(args: readonly string[], from = CALLED_FROM): StartOptions {
  const { official, import: imported, 'export-on-exit': exported } = readFlags(args);
  const keeping: Keeping = {};
  if (exported !== undefined) {
    keeping.exportTo = resolve(from, exported);
    requireOurs(keeping.exportTo, exported);
  }
  if (imported !== undefined) {
    const folder = resolve(from, imported);
    if (isExport(folder)) keeping.importFrom = folder;
    else if (folder !== keeping.exportTo)
      throw new Trouble(
        `There is nothing to import in ${imported}: name a folder that --export-on-exit has written, or leave --import away.`,
      );
  }
  const fate = exported === undefined ? 'is forgotten then' : `is kept in ${exported} then`;
  return { official, keeping, farewell: `Ctrl-C ends it, and what was entered ${fate}.` };
}
