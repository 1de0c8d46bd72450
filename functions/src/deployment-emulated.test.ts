import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const manifestSchema = z.object({
  params: z.array(z.object({ name: z.string(), type: z.string() })).default([]),
  endpoints: z.record(
    z.string(),
    z.object({
      secretEnvironmentVariables: z.array(z.object({ key: z.string() })).default([]),
      availableMemoryMb: z.int().nullish(),
      cpu: z.union([z.number(), z.literal('gcf_gen1')]).nullish(),
      concurrency: z.int().nullish(),
      minInstances: z.int().nullish(),
      maxInstances: z.int().nullish(),
      timeoutSeconds: z.int().nullish(),
    }),
  ),
});

const functions = resolve(import.meta.dirname, '..');
const sdk = resolve(functions, '../node_modules/firebase-functions/lib/bin/firebase-functions.js');

/** Returns what firebase-tools discovers about the built functions, for a deployment or for the local emulators. */
function discover(environment: Record<string, string>): z.infer<typeof manifestSchema> {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const manifest = join(folder, 'functions.json');
  const { PATH, FIREBASE_CONFIG } = process.env;
  try {
    execFileSync(process.execPath, [sdk, functions], {
      cwd: functions,
      env: { PATH, FIREBASE_CONFIG, FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest, ...environment },
      stdio: 'pipe',
    });
    return manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const secretsOf = ({ endpoints }: ReturnType<typeof discover>) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, { secretEnvironmentVariables }]) => [
      name,
      secretEnvironmentVariables.map(({ key }) => key),
    ]),
  );

describe('deployment', () => {
  let found: ReturnType<typeof discover>;
  beforeAll(() => {
    found = discover({});
  });

  it('declares the secrets and the parameters that the owner has to set', () => {
    const { params } = found;
    expect(params.filter(({ type }) => type === 'secret').map(({ name }) => name)).toEqual([
      'HASH_SECRET',
      'SMTP_URL',
      'PAYAPP_LINK_KEY',
      'PAYAPP_LINK_VALUE',
      'JUSO_KEY',
    ]);
    expect(params.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['WEB_API_KEY', 'SITE_ORIGIN', 'BOOKINGS_PER_MINUTE']),
    );
  });

  it('gives each function only the secrets that it needs, the SMTP URL only to functions that send mail PayApp’s only to those that handle payments, and the key of the address service only to the API', () => {
    const { deliverMails, sweepMails, api, maintainOrders, ...others } = secretsOf(found);
    expect({ deliverMails, sweepMails }).toEqual({
      deliverMails: ['HASH_SECRET', 'SMTP_URL'],
      sweepMails: ['HASH_SECRET', 'SMTP_URL'],
    });
    const ofPayments = ['HASH_SECRET', 'PAYAPP_LINK_KEY', 'PAYAPP_LINK_VALUE'];
    expect({ api, maintainOrders }).toEqual({ api: [...ofPayments, 'JUSO_KEY'], maintainOrders: ofPayments });
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['pages', 'nightlyCleanup']));
    for (const secrets of Object.values(others)) expect(secrets).toEqual(['HASH_SECRET']);
  });

  it('declares the resources of every function', () => {
    for (const [
      name,
      { availableMemoryMb, cpu, concurrency, maxInstances, timeoutSeconds },
    ] of Object.entries(found.endpoints))
      expect([name, { availableMemoryMb, cpu, concurrency, maxInstances, timeoutSeconds }]).toEqual([
        name,
        {
          availableMemoryMb: expect.any(Number),
          cpu: expect.anything(),
          concurrency: expect.any(Number),
          maxInstances: expect.any(Number),
          timeoutSeconds: expect.any(Number),
        },
      ]);
  });

  /** The number of CPUs of `gcf_gen1` by memory in MiB: `memoryToGen1Cpu` of firebase-tools. */
  const FIRST_GENERATION_CPU: Record<number, number> = { 256: 0.1666, 512: 0.3333, 1024: 0.5833 };

  it('stays within the CPU quota of a new project', () => {
    const processors = Object.values(found.endpoints).map(({ cpu, availableMemoryMb, maxInstances }) => {
      const each = cpu === 'gcf_gen1' ? FIRST_GENERATION_CPU[availableMemoryMb!] : cpu;
      return each! * maxInstances!;
    });
    expect(Math.max(...processors)).toBeLessThanOrEqual(10);
    expect(processors.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(20);
  });

  it('runs one request at a time on less than one CPU, as Cloud Run requires', () => {
    const small = Object.values(found.endpoints).filter(({ cpu }) => cpu === 'gcf_gen1');
    expect(new Set(small.map(({ concurrency }) => concurrency))).toEqual(new Set([1]));
  });

  it('has no minimum instances for pages, which is pinned to its Hosting release', () => {
    const { hosting } = JSON.parse(readFileSync(resolve(functions, '../firebase.json'), 'utf8')) as {
      hosting: { rewrites: { function: { functionId: string; pinTag?: boolean } }[] };
    };
    const pinned = hosting.rewrites.filter((rewrite) => rewrite.function.pinTag);
    expect(new Set(pinned.map((rewrite) => rewrite.function.functionId))).toEqual(new Set(['pages']));
    expect(found.endpoints['pages']?.minInstances).toBeFalsy();
  });
});

describe('local start', () => {
  it('requires no parameters', () => {
    const found = discover({ FUNCTIONS_EMULATOR: 'true' });
    expect(found.params).toEqual([]);
    expect(Object.values(secretsOf(found)).flat()).toEqual([]);
  });
});
