import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob as FontData, Face } from 'harfbuzzjs';
import subset from 'subset-font';
import { FONTS_FOLDER } from './font-slices.ts';

/** Returns a committed slice as TrueType, with all its glyphs and the URL of its license. */
export const readSlice = (name: string) => subset(readFileSync(join(FONTS_FOLDER, `${name}.woff2`)), undefined, { targetFormat: 'truetype', keepAllGlyphs: true, preserveNameIds: [14] }); // prettier-ignore

export const openSlice = async (name: string) => new Face(new FontData(await readSlice(name)));
