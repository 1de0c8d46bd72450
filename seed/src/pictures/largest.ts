import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_FORMATS } from '@app/domain/shared/picture.ts';
import { inParallel } from '../in-parallel.ts';
import { DRAWINGS } from './drawings.ts';
import { encode, ORIGINAL_WIDTH, paint } from './encode.ts';

/** The folder of the widest pictures, which are committed, because rendering the drawings takes a minute and a half of CPU. */
const LARGEST = fileURLToPath(new URL('../../largest', import.meta.url));
const SOURCES = join(LARGEST, 'sources.json');
const AT_ONCE = 2;

/** Returns the path of the widest picture without its ending. */
export const largestPath = (objectPath: string) => join(LARGEST, objectPath.replace(/\.webp$/, ''));

const CODE = ['encode.ts', 'paper.ts'].map((file) => readFileSync(join(import.meta.dirname, file)));

/** Returns a hash of what the widest pictures of a drawing are rendered from: the drawing and the code. */
export function sourceOf(svg: string): string {
  const hash = createHash('sha256').update(svg);
  for (const code of CODE) hash.update(code);
  return hash.digest('hex').slice(0, 24);
}

/** Returns the hashes of the sources of the stored pictures, by object path. */
export const storedSources = (): Record<string, string> =>
  existsSync(SOURCES) ? (JSON.parse(readFileSync(SOURCES, 'utf8')) as Record<string, string>) : {};

/** Renders the widest pictures whose drawing or code has changed, and removes those without a drawing. */
export async function renderLargest(): Promise<void> {
  const stored = storedSources();
  const removed = Object.keys(stored).filter((objectPath) => !(objectPath in DRAWINGS));
  for (const objectPath of removed)
    for (const format of PICTURE_FORMATS) rmSync(`${largestPath(objectPath)}.${format}`);
  const changed = Object.entries(DRAWINGS).filter(([path, svg]) => stored[path] !== sourceOf(svg));
  await inParallel(changed, AT_ONCE, async ([objectPath, svg]) => {
    const painting = await paint(svg);
    const file = largestPath(objectPath);
    mkdirSync(dirname(file), { recursive: true });
    for (const format of PICTURE_FORMATS) await encode(painting, ORIGINAL_WIDTH, format, `${file}.${format}`);
  });
  const sources = Object.entries(DRAWINGS).map(([path, svg]) => [path, sourceOf(svg)]);
  writeFileSync(SOURCES, `${JSON.stringify(Object.fromEntries(sources), null, 2)}\n`);
}
