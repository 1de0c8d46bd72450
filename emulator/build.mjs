import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes the files that the package publishes: the programs that replace firebase-tools' Java archives, the script that
 * replaces Java, the library, and the licences of the bundled packages.
 */
const ROOT = import.meta.dirname;
const OUTPUT = process.argv[2] ?? join(ROOT, 'dist');

/** Excludes the library from the program, which loads it from the same folder. */
const shareLibrary = {
  name: 'share-library',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/index\.ts$/ }, () => ({ path: './index.cjs', external: true }));
  },
};

const options = {
  absWorkingDir: ROOT,
  outdir: OUTPUT,
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  define: { 'import.meta.dirname': '__dirname' },
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
};

const results = await Promise.all([
  build({ ...options, entryPoints: { index: 'src/index.ts', 'storage-rules': 'src/main-storage-rules.ts' } }),
  build({
    ...options,
    entryPoints: { firestore: 'src/main-firestore.ts' },
    plugins: [shareLibrary],
    banner: { js: '#!/usr/bin/env node' },
  }),
]);

cpSync(join(ROOT, 'java'), join(OUTPUT, 'java'), { recursive: true });

const inputs = results.flatMap(({ metafile }) => Object.keys(metafile.inputs));
writeFileSync(join(OUTPUT, 'THIRD-PARTY-LICENSES.txt'), licensesOf(inputs));

/** Returns the licence texts of the bundled packages. Throws when a package has none. */
function licensesOf(files) {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  const sections = [...folders].map((folder) => {
    const path = join(ROOT, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    const texts = readdirSync(path).filter((file) => /^(licen[cs]e|notice|copying)\b/i.test(file));
    if (texts.length === 0) throw new Error(`${name} is bundled, but has no licence file.`);
    return [
      `${name} ${version} (${license})`,
      ...texts.map((file) => readFileSync(join(path, file), 'utf8').trim()),
    ];
  });
  return sections
    .map((section) => section.join('\n\n'))
    .toSorted()
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}
