import extractZip from 'extract-zip';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { GoogleProject } from './google-project.ts';

/** Unpacks the latest uploaded source archive of the functions, as Google's build does. */
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
  /** The path relative to the upload, with forward slashes. */
  path: string;
  content: Buffer;
}

export function filesBelow(folder: string): UploadedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(folder, file).split(sep).join('/'), content: readFileSync(file) }));
}
