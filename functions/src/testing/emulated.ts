import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { type Problem, problemSchema } from '@app/domain/api/endpoint.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { firebaseDeps } from '../firebase-deps.ts';
import { parseEnvironment } from '../env.ts';
import type { LogEntry } from '../http/log.ts';

const NEEDED = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'GCLOUD_PROJECT'];

/**
 * The project whose database a test file has for itself. No function is deployed there, so nobody answers to what the
 * tests do; accounts and files are those of the project that the environment names.
 */
export const OWN_PROJECT = `demo-own-${crypto.randomUUID().slice(0, 8)}`;

/** The database of a project. */
export function databaseOf(projectId: string): Firestore {
  const app = getApps().find(({ name }) => name === projectId) ?? initializeApp({ projectId }, projectId);
  return getFirestore(app);
}

/** The application on the project whose functions run in the emulator, and answer to what happens in its database. */
export function watchedApp() {
  return emulatedApp({ db: databaseOf(process.env['GCLOUD_PROJECT']!) });
}

/**
 * The application on the emulators that the environment names, with any of its dependencies changed; its database is
 * the test file's own.
 */
export function emulatedApp(changes: Partial<Deps> = {}) {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(
      `These tests need the local Firebase: run them by "npm test -- api" (${missing.join(', ')} not set).`,
    );
  }
  const lines: LogEntry[] = [];
  const log = (entry: LogEntry) => lines.push(entry);
  const deps = firebaseDeps(parseEnvironment(process.env), log, {
    db: databaseOf(OWN_PROJECT),
    addressOf: visitor(),
    lastHopOf: visitor(),
    ...changes,
  });
  return { app: createApp(deps), deps, lines };
}

/** An address of its own, so that the limits of one test do not stop another. */
function visitor(): Deps['addressOf'] {
  const address = crypto.randomUUID();
  return () => address;
}

export type App = ReturnType<typeof createApp>;

/** Sends `body` as JSON. */
export async function send(
  app: App,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The problem document that a refusal must be, in every respect that holds for all of them. */
export async function expectProblem(response: Response, status: number, code: ErrorCode): Promise<Problem> {
  const problem = problemSchema.strict().parse(await response.json());
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  expect(problem.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Request-Id')).toBe(problem.requestId);
  return problem;
}
