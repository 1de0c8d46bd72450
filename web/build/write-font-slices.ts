import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { characterOrder, FONT_NAMES, fontCut, licenseTexts, sourcesOf } from './cut-font-slices.ts';
import { FONTS_FOLDER, hashFiles, readTable, sliceFiles, type StoredTable } from './font-slices.ts';

/**
 * `npm run fonts -w web` cuts the font slices into `web/fonts`, which is committed. The characters keep their order, so that few
 * slices change; delete `web/fonts/table.json` first to sort them anew by frequency. Takes about 80 CPU seconds.
 * `scripts/write-font-slices.ts` passes the `node_modules` with the serif font.
 */
const pinned = process.argv[2]!;
const stored = existsSync(join(FONTS_FOLDER, 'table.json')) ? readTable() : undefined;
const order = characterOrder(stored);
const cuts = await Promise.all(FONT_NAMES.map((name) => fontCut(name, order, pinned)));
mkdirSync(FONTS_FOLDER, { recursive: true });
const wanted = new Set(cuts.flatMap(({ slices }) => slices.map((slice) => `${slice}.woff2`)));
for (const file of sliceFiles()) if (!wanted.has(file)) rmSync(join(FONTS_FOLDER, file));
for (const { slices, make } of cuts)
  for (const slice of slices) writeFileSync(join(FONTS_FOLDER, `${slice}.woff2`), await make(slice));
writeFileSync(join(FONTS_FOLDER, 'LICENSE.txt'), licenseTexts(pinned));
const table: StoredTable = {
  sources: sourcesOf(order),
  files: hashFiles(),
  letters: order.letters,
  frequent: order.frequent,
  fonts: cuts.map((cut) => cut.table),
};
writeFileSync(join(FONTS_FOLDER, 'table.json'), `${JSON.stringify(table, null, 1)}\n`);
