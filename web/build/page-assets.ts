import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { PageAssets, PageParts } from '@app/domain/page/page.ts';
// By its path: what the build imports by a package's name is not compiled.
import { GOOGLE_HOSTS, type FirebaseHosts } from '../../domain/src/page/content-security-policy.ts';
import type { Environment } from '../environment-schema.ts';

const ENTRY = 'src/main.tsx';
const MANIFEST = join('.vite', 'manifest.json');

/** All that a file imports at once, each once and after what it imports itself, then the file: as it is run. */
function withImports(manifest: Manifest, file: string, found: string[], seen = new Set(found)): string[] {
  const chunk = manifest[file];
  if (!chunk || seen.has(file)) return found;
  seen.add(file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found, seen);
  found.push(file);
  return found;
}

const HTML = 'index.html';

/** Where a browser finds the Firebase that the site was built for. */
function hostsOf({
  VITE_FIRESTORE_EMULATOR: firestore,
  VITE_AUTH_EMULATOR: auth,
  VITE_STORAGE_EMULATOR: storage,
  VITE_APP_CHECK_KEY: appCheck,
}: Environment): FirebaseHosts {
  return {
    firestore: firestore ? `http://${firestore}` : GOOGLE_HOSTS.firestore,
    auth: auth ? [`http://${auth}`] : GOOGLE_HOSTS.auth,
    storage: storage ? `http://${storage}` : GOOGLE_HOSTS.storage,
    ...(appCheck && { appCheck: true }),
  };
}

/**
 * The files with the lazy parts of a page, which the server renders with it, so that their style sheets are needed before the
 * parts are hydrated, or without JavaScript. The other pages and the dashboard are lazy as well, and not part of it.
 */
function withLazyParts(manifest: Manifest, files: readonly string[]): string[] {
  const parts = files.flatMap((file) => manifest[file]?.dynamicImports ?? []);
  return parts
    .filter((part) => !part.startsWith('src/routes/'))
    .reduce((found, part) => withImports(manifest, part, found), [...files]);
}

function partsOf(manifest: Manifest, file: string): PageParts {
  const names = withImports(manifest, file, withImports(manifest, HTML, []));
  const chunkOf = (name: string) => manifest[name]!;
  // Of two rules for one element the later one holds: what a page says of a button comes after what buttons say.
  const sheets = new Set(
    withLazyParts(manifest, names)
      .map(chunkOf)
      .flatMap(({ css = [] }) => css),
  );
  return {
    // The entry first.
    scripts: [HTML, ...names.filter((name) => name !== HTML)].map((name) => `/${chunkOf(name).file}`),
    styles: [...sheets].map((sheet) => `/${sheet}`),
  };
}

interface PageAssetsOptions {
  build: string;
  environment: Environment;
  /** Where the two files are written. */
  folder: string;
}

/**
 * Writes the two files that the `pages` function carries: `page.json`, which is what the renderer needs to know of this
 * build, and `app.html`, the page without content, which the browser fills. Neither is hosted, so Hosting never answers
 * with one of them and no function ever meets the files of another build.
 */
export function pageAssets({ build, environment, folder }: PageAssetsOptions): Plugin {
  return {
    name: 'page-assets',
    apply: 'build',
    writeBundle({ dir }) {
      const outDir = resolve(dir!);
      const manifest = JSON.parse(readFileSync(join(outDir, MANIFEST), 'utf8')) as Manifest;
      const routes = Object.keys(manifest).filter((file) => /^src\/routes\/(?!admin)/.test(file));
      const pages = Object.fromEntries([ENTRY, ...routes].map((file) => [file, partsOf(manifest, file)]));
      const assets: PageAssets = { build, environment, hosts: hostsOf(environment), pages };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'page.json'), JSON.stringify(assets));
      // Not renamed: the folder may lie on another file system.
      copyFileSync(join(outDir, 'index.html'), join(folder, 'app.html'));
      rmSync(join(outDir, 'index.html'));
      rmSync(join(outDir, '.vite'), { recursive: true });
    },
  };
}
