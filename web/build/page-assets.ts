import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { PageAssets, PageParts } from '@app/domain/page/page.ts';
// By its path, because Vite does not compile packages that its configuration imports by name.
import { GOOGLE_HOSTS, type FirebaseHosts } from '../../domain/src/page/content-security-policy.ts';
import type { Environment } from '../environment-schema.ts';

const ENTRY = 'src/main.tsx';
const MANIFEST = join('.vite', 'manifest.json');

/** Returns the static imports of a file and the file itself in execution order, each once. */
function withImports(manifest: Manifest, file: string, found: string[], seen = new Set(found)): string[] {
  const chunk = manifest[file];
  if (!chunk || seen.has(file)) return found;
  seen.add(file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found, seen);
  found.push(file);
  return found;
}

const HTML = 'index.html';

/** Returns the hosts of the Firebase services that the site is built for. */
function hostsOf({
  VITE_FIRESTORE_EMULATOR: firestore,
  VITE_AUTH_EMULATOR: auth,
  VITE_STORAGE_EMULATOR: storage,
  VITE_PAYAPP_STAND_IN: payment,
  VITE_APP_CHECK_KEY: appCheck,
}: Environment): FirebaseHosts {
  return {
    firestore: firestore ? `http://${firestore}` : GOOGLE_HOSTS.firestore,
    auth: auth ? [`http://${auth}`] : GOOGLE_HOSTS.auth,
    storage: storage ? `http://${storage}` : GOOGLE_HOSTS.storage,
    ...(payment && { payment: `http://${payment}` }),
    ...(appCheck && { appCheck: true }),
  };
}

/**
 * The lazy-loaded parts that a page renders at once, by its source file; the entry's are part of every page. Hydration waits for
 * them, so the browser requests them together with the scripts that import them.
 */
const RENDERED_PARTS: Record<string, readonly string[]> = {
  [ENTRY]: ['src/features/newsletter/newsletter-block.tsx'],
  'src/routes/home.tsx': ['src/features/about/about-preview.tsx', 'src/features/stories/story-preview.tsx'],
  'src/routes/stories/stories.tsx': ['src/features/newsletter/newsletter-form.tsx'],
};

/**
 * Adds the lazy-loaded parts of a page. The server renders them with the page, so their style sheets are needed before
 * hydration and without JavaScript. Other pages and the dashboard are lazy-loaded too, but not part of the page.
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
  const hydrated = [ENTRY, file]
    .flatMap((page) => RENDERED_PARTS[page] ?? [])
    .reduce((found, part) => withImports(manifest, part, found), [...names]);
  // In execution order, because of two CSS rules for one element the later one applies: a page's styles override those of
  // its components.
  const sheets = new Set(
    withLazyParts(manifest, names)
      .map(chunkOf)
      .flatMap(({ css = [] }) => css),
  );
  return {
    // The entry comes first.
    scripts: [HTML, ...hydrated.filter((name) => name !== HTML)].map((name) => `/${chunkOf(name).file}`),
    styles: [...sheets].map((sheet) => `/${sheet}`),
  };
}

/** Returns the scripts with the translations, by language tag and namespace. */
function translationsIn(manifest: Manifest): PageAssets['translations'] {
  return Object.fromEntries(
    Object.keys(manifest).flatMap((file) => {
      const name = /^src\/i18n\/locales\/(\w+\/\w+)\.ts$/.exec(file)?.[1];
      return name
        ? [[name, withImports(manifest, file, []).map((chunk) => `/${manifest[chunk]!.file}`)]]
        : [];
    }),
  );
}

interface PageAssetsOptions {
  build: string;
  environment: Environment;
  /** The folder for the two files. */
  folder: string;
}

/**
 * Returns a plugin that writes the two files that are deployed with the `pages` function: `page.json`, the renderer's data
 * about this build, and `app.html`, the shell that the browser renders. Neither is hosted, so that a function never uses the
 * files of another build.
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
      const translations = translationsIn(manifest);
      const assets: PageAssets = { build, environment, hosts: hostsOf(environment), pages, translations };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'page.json'), JSON.stringify(assets));
      // Copied instead of renamed, because the folder may be on another file system.
      copyFileSync(join(outDir, 'index.html'), join(folder, 'app.html'));
      rmSync(join(outDir, 'index.html'));
      rmSync(join(outDir, '.vite'), { recursive: true });
    },
  };
}
