import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { SliceTable } from 'virtual:font-slices';

/** The folder of the slices, which are committed. `npm run fonts -w web` writes it. */
export const FONTS_FOLDER = resolve(import.meta.dirname, '../fonts');

/** The table of the slices, with a hash of what they were cut from and one of the files. */
export interface StoredTable extends SliceTable {
  sources: string;
  files: string;
}

const readFont = (file: string) => readFileSync(join(FONTS_FOLDER, file));

export const readTable = (): StoredTable => JSON.parse(readFont('table.json').toString()) as StoredTable;

export const sliceFiles = () =>
  readdirSync(FONTS_FOLDER)
    .filter((file) => file.endsWith('.woff2'))
    .toSorted();

const hostedFiles = () => [...sliceFiles(), 'LICENSE.txt'].map((file) => [file, readFont(file)] as const);

/** Returns a hash of the slices and their license. */
export function hashFiles(files = hostedFiles()): string {
  const hash = createHash('sha256');
  for (const [file, content] of files) hash.update(file).update(content);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns a plugin that hosts the slices below `/assets/`. `virtual:font-slices` exports their table and the folder's URL.
 */
export function fontSlices(): Plugin {
  let isBuild = false;
  return {
    name: 'font-slices',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: { filter: { id: /^virtual:font-slices$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:font-slices$/ },
      handler() {
        const { letters, frequent, fonts } = readTable();
        let address = `/@fs${FONTS_FOLDER}`;
        if (isBuild) {
          const files = hostedFiles();
          // Browsers keep the files for a year, so a changed slice needs another URL.
          const hosted = `assets/fonts-${hashFiles(files)}`;
          for (const [file, source] of files)
            this.emitFile({ type: 'asset', fileName: `${hosted}/${file}`, source });
          address = `/${hosted}`;
        }
        const constants = { address, letters, frequent, fonts };
        return Object.entries(constants)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}
