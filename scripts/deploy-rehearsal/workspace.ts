import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '../local/link-packages.ts';
import { rootPath, ROOT } from '../local/paths.ts';

/** Files that are not copied: installed packages, build output, logs, and the developer's settings and secrets. */
const LEFT_OUT =
  /^(node_modules|dist|\.local|\.git|\.firebase|test-results|\.env.*|\.secret\.local|.*\.log)$/;

const SAMPLE_FILES = {
  'functions/.env.sample-project': [
    'WEB_API_KEY=sample',
    'SITE_ORIGIN=https://www.example.com',
    'BOOKINGS_PER_MINUTE=10',
    'CONTACTS_PER_MINUTE=10',
    'SUBSCRIPTIONS_PER_MINUTE=10',
    'ORDERS_PER_MINUTE=10',
  ],
  'web/.env.production': [
    'VITE_SITE_ORIGIN=https://www.example.com',
    'VITE_FIREBASE_PROJECT_ID=sample-project',
    'VITE_FIREBASE_API_KEY=sample',
    'VITE_FIREBASE_AUTH_DOMAIN=sample-project.firebaseapp.com',
    'VITE_FIREBASE_STORAGE_BUCKET=sample-project.firebasestorage.app',
    'VITE_FIREBASE_APP_ID=sample',
  ],
};

export interface Workspace {
  folder: string;
  path(...parts: string[]): string;
  /** Edits a text file of the copy. */
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/**
 * Creates a copy of the project with the settings of a sample project, in which a deployment can build and tests can
 * edit files without changing the project itself. Packages are linked.
 */
export function copyProject(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (path) => path === ROOT || !LEFT_OUT.test(basename(path)),
  });
  for (const workspace of ['.', ...readdirSync(ROOT)]) {
    if (existsSync(join(folder, workspace)))
      linkPackages(rootPath(workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  }
  const path = (...parts: string[]) => join(folder, ...parts);
  for (const [file, lines] of Object.entries(SAMPLE_FILES))
    writeFileSync(path(file), `${lines.join('\n')}\n`);
  return {
    folder,
    path,
    edit: (file, change) => writeFileSync(path(file), change(readFileSync(path(file), 'utf8'))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
