import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localPath } from '../local/paths.ts';
import { deploy, type Deployment } from './deploy.ts';
import { GoogleProject } from './google-project.ts';
import committedPlan from './plan.json' with { type: 'json' };
import { planOf } from './plan.ts';
import { checkApi, checkPages, installUpload } from './serve-upload.ts';
import { uploadErrors } from './upload-errors.ts';
import { filesBelow, unpackFunctions, unpackHosting } from './uploads.ts';
import { copyProject, type Workspace } from './workspace.ts';

/** The first deployment builds the site and takes longer; later ones reuse the build. */
const WITH_BUILD_MS = 300_000;
const MS = 120_000;

let workspace: Workspace;
let project: GoogleProject;
let first: Deployment;
let uploads: string;

const requests = ({ calls }: Deployment, method: string, host: string) =>
  calls.filter((call) => call.method === method && call.host === host).map(({ path }) => path);
const changedFunctions = (deployment: Deployment) =>
  ['POST', 'PATCH', 'DELETE'].flatMap((method) =>
    requests(deployment, method, 'cloudfunctions.googleapis.com'),
  );

beforeAll(async () => {
  workspace = copyProject();
  project = new GoogleProject();
  first = await deploy(workspace, project, '--force');
  uploads = localPath('deploy-rehearsal');
  rmSync(uploads, { recursive: true, force: true });
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'output.log'), [first.output, 'Unanswered:', ...first.unanswered].join('\n'));
  const { hostedFiles, ...plan } = planOf(project);
  writeFileSync(join(uploads, 'plan.json'), `${JSON.stringify(plan, null, 2)}\n`);
  writeFileSync(join(uploads, 'hosted-files.txt'), hostedFiles.join('\n'));
  // The following tests deploy the same build with other settings.
  workspace.edit('firebase.json', (text) => text.replace(/"predeploy": \[[^\]]*\],/, ''));
}, WITH_BUILD_MS);

// Removes as many files as the build creates.
afterAll(() => workspace.remove(), WITH_BUILD_MS);

describe('first deployment', () => {
  it('succeeds and sends only requests that the stand-in supports', () => {
    expect(first.unanswered).toEqual([]);
    expect(first.output).toContain('Deploy complete!');
    expect(first.code).toBe(0);
  });

  it('creates what plan.json lists: functions with their settings, schedules, rules and indexes', () => {
    const { hostedFiles, ...plan } = planOf(project);
    expect(plan).toEqual(committedPlan);
    expect(hostedFiles.length).toBeGreaterThan(10);
  });

  it('pins the page function to the Hosting release', () => {
    const version = project.hostingVersions.get(project.released ?? '');
    expect(version?.config['rewrites']).toContainEqual(
      expect.objectContaining({
        run: expect.objectContaining({ serviceId: 'pages', tag: expect.stringMatching(/^fh-/) }),
      }),
    );
  });

  it('keeps the images of old deployments for a limited time', () => {
    expect(project.repository).toHaveProperty('cleanupPolicies');
  });

  it('uploads every required file and no secret, test or source', async () => {
    await unpackFunctions(project, join(uploads, 'functions'));
    unpackHosting(project, join(uploads, 'hosting'));
    expect(uploadErrors('functions', filesBelow(join(uploads, 'functions')))).toEqual([]);
    expect(uploadErrors('hosting', filesBelow(join(uploads, 'hosting')))).toEqual([]);
  });

  it(
    'uploads functions that can be installed from their lock file and serve the site',
    async () => {
      await unpackFunctions(project, join(uploads, 'served'));
      unpackHosting(project, join(uploads, 'served-hosting'));
      await installUpload(join(uploads, 'served'));
      await expect(checkApi(join(uploads, 'served'))).resolves.toBeUndefined();
      const served = checkPages(join(uploads, 'served'), join(uploads, 'served-hosting'));
      await expect(served).resolves.toBeUndefined();
    },
    WITH_BUILD_MS,
  );
});

describe('second deployment', () => {
  it(
    'changes and uploads no function when nothing has changed',
    async () => {
      const before = planOf(project);
      const second = await deploy(workspace, project);
      expect(second.output).toContain('Deploy complete!');
      expect(second.unanswered).toEqual([]);
      expect(changedFunctions(second)).toEqual([]);
      expect(requests(second, 'PUT', 'storage.googleapis.com')).toEqual([]);
      expect(planOf(project)).toEqual(before);
    },
    MS,
  );
});

describe('function that is no longer in the code', () => {
  const name = 'projects/sample-project/locations/asia-northeast3/functions/retired';
  beforeAll(() => {
    const [some] = project.functions.values();
    project.functions.set(name, { ...some, name });
  });

  it(
    'is kept by a non-interactive deployment, which fails',
    async () => {
      const { code, output } = await deploy(workspace, project);
      expect(output).toContain('retired');
      expect(code).not.toBe(0);
      expect(project.functions.has(name)).toBe(true);
    },
    MS,
  );

  it(
    'is deleted with --force',
    async () => {
      const { code } = await deploy(workspace, project, '--force');
      expect(code).toBe(0);
      expect(project.functions.has(name)).toBe(false);
    },
    MS,
  );
});

/** Deploys a copy with one changed file, which is restored afterwards. */
async function deployChanged(file: string, change: (text: string) => string, ...options: string[]) {
  const before = readFileSync(workspace.path(file), 'utf8');
  workspace.edit(file, change);
  const changed = new GoogleProject();
  try {
    return { ...(await deploy(workspace, changed, '--force', ...options)), project: changed };
  } finally {
    writeFileSync(workspace.path(file), before);
  }
}

describe('deployment that must fail', () => {
  it.each([
    [
      'an old runtime',
      'firebase.json',
      (text: string) => text.replace('nodejs24', 'nodejs20'),
      'functions',
      'Node.js 20',
    ],
    [
      'a missing parameter',
      'functions/.env.sample-project',
      (text: string) => text.replace(/^WEB_API_KEY=.*$/m, ''),
      'functions',
      'WEB_API_KEY',
    ],
    [
      'an index that Firestore rejects',
      'firestore.indexes.json',
      (text: string) => text.replace(/"order": "ASCENDING"/, '"order": "UPWARDS"'),
      'firestore:indexes',
      'UPWARDS',
    ],
    [
      'a glob of a header that Hosting rejects',
      'firebase.json',
      (text: string) => text.replace('"source": "/assets/**"', '"source": "/{assets/**"'),
      'hosting',
      '/{assets/**',
    ],
  ] as const)(
    'fails with %s',
    async (_, file, change, only, named) => {
      const { code, output } = await deployChanged(file, change, `--only=${only}`);
      expect(output).toContain(named);
      expect(code).not.toBe(0);
    },
    MS,
  );

  it(
    'fails with a secret without a value',
    async () => {
      const bare = new GoogleProject();
      bare.secrets.delete('SMTP_URL');
      const { code, output } = await deploy(workspace, bare, '--only=functions');
      expect(output).toContain('SMTP_URL');
      expect(code).not.toBe(0);
    },
    MS,
  );

  it(
    'differs from plan.json when an index is missing',
    async () => {
      const removeFirst = (text: string) => {
        const { indexes, ...rest } = JSON.parse(text) as { indexes: unknown[] };
        return JSON.stringify({ indexes: indexes.slice(1), ...rest });
      };
      const { project: changed } = await deployChanged(
        'firestore.indexes.json',
        removeFirst,
        '--only=firestore:indexes',
      );
      const { indexes } = planOf(changed);
      expect(indexes).toHaveLength(committedPlan.indexes.length - 1);
      expect(indexes).not.toEqual(committedPlan.indexes);
    },
    MS,
  );
});

describe('upload', () => {
  it(
    'is rejected when it contains a file with secrets',
    async () => {
      const key = workspace.path('functions', 'credentials.json');
      writeFileSync(key, JSON.stringify({ private_key: 'sample' }));
      cpSync(key, workspace.path('functions', '.secret.local'));
      const changed = new GoogleProject();
      await deploy(workspace, changed, '--force', '--only=functions');
      rmSync(key);
      await unpackFunctions(changed, join(uploads, 'with-secret'));
      const files = filesBelow(join(uploads, 'with-secret'));
      expect(uploadErrors('functions', files)).toEqual([
        'functions: credentials.json is not among the files that may be uploaded',
        'functions: credentials.json holds a service account key',
      ]);
    },
    MS,
  );
});
