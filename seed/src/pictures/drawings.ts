import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../pictures', import.meta.url));
const KINDS = ['products', 'events', 'stories'] as const;

function readDrawings(kind: string): [name: string, svg: string][] {
  const folder = join(FOLDER, kind);
  return readdirSync(folder).map((file) => [
    file.replace(/\.svg$/, ''),
    readFileSync(join(folder, file), 'utf8'),
  ]);
}

/** Every drawing of the demo content as SVG, by the object path of the picture that is rendered from it. */
export const DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.flatMap((kind) => readDrawings(kind).map(([name, svg]) => [`${kind}/${name}.webp`, svg])),
);

/** The drawings of the home page's hero, by the name of their files in the web workspace. */
export const HERO_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(readDrawings('hero'));
