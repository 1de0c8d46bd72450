import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { freePorts } from '../local/ports.ts';
import { rootPath } from '../local/paths.ts';

/** The output of `npm pack --json`. */
const packedSchema = z
  .array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }))
  .length(1);

export interface Package {
  /** The path of the tarball. */
  readonly tarball: string;
  /** The paths in the tarball. */
  readonly files: readonly string[];
}

/** Packs `emulator/` as it would be published. */
export function packEmulator(folder: string): Package {
  // The project's .npmrc switches scripts off; `prepack` builds the package.
  const args = ['pack', '--json', '--ignore-scripts=false', '--pack-destination', folder];
  const output = execFileSync('npm', args, {
    cwd: rootPath('emulator'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [packed] = packedSchema.parse(JSON.parse(output.slice(output.indexOf('['))));
  return {
    tarball: join(folder, packed!.filename),
    files: packed!.files.map(({ path }) => path),
  };
}

const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read, write: if true;
    }
    match /secrets/{secret} {
      allow read, write: if request.auth != null;
    }
  }
}
`;

const STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /public/{file} {
      allow write: if true;
    }
  }
}
`;

const INDEXES = {
  indexes: [
    {
      collectionGroup: 'notes',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'author', order: 'ASCENDING' },
        { fieldPath: 'score', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [],
};

export interface SampleProject {
  readonly folder: string;
  /** Runs `firestore-emulator-node` of the installed package and returns its exit code and output. */
  run(...args: string[]): { code: number | null; stdout: string; stderr: string };
  remove(): void;
}

/**
 * Creates an independent project that has installed the package and uses Firestore and Storage. firebase-tools and the
 * web SDK are linked from this project.
 * @param programs further files by name
 */
export async function createSampleProject(
  { tarball }: Package,
  programs: Readonly<Record<string, string>>,
): Promise<SampleProject> {
  const folder = mkdtempSync(join(tmpdir(), 'sample project '));
  const ports = await freePorts();
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'sample', private: true, type: 'module' }),
    'firestore.rules': FIRESTORE_RULES,
    'storage.rules': STORAGE_RULES,
    'firestore.indexes.json': JSON.stringify(INDEXES),
    'firebase.json': JSON.stringify({
      firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
      storage: { rules: 'storage.rules' },
      emulators: {
        singleProjectMode: true,
        firestore: { ...at(ports.firestore), websocketPort: ports.auth },
        storage: at(ports.storage),
        hub: at(ports.hub),
        logging: at(ports.logging),
        ui: { enabled: false },
      },
    }),
    'config/configstore/firebase-tools.json': JSON.stringify({ motd: { fetched: Date.now() }, usage: false }),
    ...programs,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const modules = join(folder, 'node_modules');
  for (const name of ['firebase-tools', 'firebase'])
    symlinkSync(rootPath('node_modules', name), join(modules, name), 'junction');
  symlinkSync(
    rootPath('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    join(modules, '.bin', 'firebase'),
  );
  return {
    folder,
    run(...args) {
      const { status, stdout, stderr } = spawnSync(
        'npx',
        ['--no-install', 'firestore-emulator-node', ...args],
        {
          cwd: folder,
          encoding: 'utf8',
          env: {
            ...process.env,
            XDG_CONFIG_HOME: join(folder, 'config'),
            TMPDIR: folder,
            NO_UPDATE_NOTIFIER: '1',
          },
        },
      );
      return { code: status, stdout, stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
