import extractZip from 'extract-zip';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GoogleProject } from './google-project.ts';

/** Unpacks the source archive of the functions that was uploaded last, as Google's build finds it. */
export async function unpackFunctions(project: GoogleProject, folder: string): Promise<void> {
  const archive = project.sources.at(-1);
  if (!archive) throw new Error('No source of the functions was uploaded.');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}.zip`;
  writeFileSync(file, archive);
  await extractZip(file, { dir: folder });
}

/** Unpacks the files of the released Hosting version. */
export function unpackHosting(project: GoogleProject, folder: string): void {
  const version = project.released === undefined ? undefined : project.hostingVersions.get(project.released);
  for (const [path, hash] of Object.entries(version?.files ?? {})) {
    const content = project.hostedFiles.get(hash);
    if (!content) throw new Error(`${path} was released without being uploaded.`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), gunzipSync(content));
  }
}

export interface UploadedFile {
  /** Relative to the upload, with slashes. */
  path: string;
  content: Buffer;
}

export function filesBelow(folder: string): UploadedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: readFileSync(file) }));
}

/** Files without which the functions do not serve the site. */
const NEEDED_BY_FUNCTIONS = [
  'package.json',
  'package-lock.json',
  'dist/index.cjs',
  'dist/renderer/server.js',
  'dist/fonts/Pretendard-Bold.otf',
  'dist/fonts/Pretendard-Regular.otf',
  'dist/site/app.html',
  'dist/site/page.json',
];

const NEEDED_BY_HOSTING = ['favicon.svg', 'robots.txt', 'manifest.webmanifest'];

/** Names that must never leave the machine. The settings of the deployed project are meant to: they hold no secret. */
const FORBIDDEN_NAMES: [reason: string, pattern: RegExp][] = [
  [
    'a file of secrets',
    /(^|\/)(\.secret\.local|\.env\.local|.*\.pem|.*\.key|.*service-?account.*\.json|accounts\.json)$/i,
  ],
  ['a test', /\.(test|spec)\.[cm]?[jt]sx?$/],
  ['a source file', /\.tsx?$/],
  ['the files of version control', /(^|\/)\.git(\/|$)/],
];

const FORBIDDEN_CONTENTS: [reason: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\\n]+[A-Za-z0-9+/]{20}/],
  ['a service account key', /"private_key(_id)?"\s*:\s*"[^"]/],
  ['a mail password', /smtps?:\/\/[^\s"'`/@:]+:[^\s"'`/@]+@(?!host)/],
  ['a secret setting', /^(HASH_SECRET|SMTP_URL)\s*=/m],
  ['the sources of a source map', /"sourcesContent"\s*:\s*\[/],
];

const TEXT = /(^|\/)(\.[^/]+|[^/]+\.([cm]?js|json|html|css|map|txt|svg|xml|webmanifest|md))$/;

/** What is wrong with an upload: needed files that are missing, and files that must not be in it. */
export function uploadErrors(name: 'functions' | 'hosting', files: readonly UploadedFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const needed = name === 'functions' ? NEEDED_BY_FUNCTIONS : NEEDED_BY_HOSTING;
  const missing = needed.filter((path) => !paths.has(path)).map((path) => `${name}: ${path} is missing`);
  const forbidden = files.flatMap(({ path, content }) => {
    const text = TEXT.test(path) ? content.toString() : '';
    return [
      ...FORBIDDEN_NAMES.filter(([, pattern]) => pattern.test(path)),
      ...FORBIDDEN_CONTENTS.filter(([, pattern]) => pattern.test(text)),
    ].map(([reason]) => `${name}: ${path} is or holds ${reason}`);
  });
  return [...missing, ...forbidden];
}
