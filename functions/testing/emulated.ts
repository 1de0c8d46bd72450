import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { type Problem, problemSchema } from '@app/domain/api/endpoint.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { createApp } from '../src/app.ts';
import type { Deps } from '../src/deps.ts';
import { firebaseDeps } from '../src/firebase-deps.ts';
import { parseEnvironment } from '../src/env.ts';
import type { LogEntry } from '../src/http/log.ts';
import { HtmlValidate, type RuleConfig } from 'html-validate';

/** The differences from the recommended rules, each with its reason. */
const RULES: RuleConfig = {
  // HTML knows no difference, and the formatter and React each write one of the two.
  'doctype-style': 'off',
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // The templates' optional parts leave some, where it means nothing.
  'no-trailing-whitespace': 'off',
  // A title is the name of an item or the heading of a form's page, which search engines do not list.
  'long-title': 'off',
  // React's ids begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Checkboxes of one question share a name, too.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  // The menus of the header and of closed dialogs are never shown at once. The browser tests check what is shown.
  'unique-landmark': 'off',
  // Special characters would be copied with a telephone number, and one on two lines is read as well.
  'tel-non-breaking': 'off',
};

const validator = new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: RULES });

/** Returns what is wrong with the HTML of a page, each with the element. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const NEEDED = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'GCLOUD_PROJECT'];

const newProject = () => `demo-own-${crypto.randomUUID().slice(0, 8)}`;

/**
 * The project with the database of this process's tests. No function is deployed to it, so nothing reacts to their
 * writes; accounts and files belong to the project that the environment names.
 */
export const OWN_PROJECT = newProject();

/** Returns the database of a project. */
export function databaseOf(projectId: string): Firestore {
  const app = getApps().find(({ name }) => name === projectId) ?? initializeApp({ projectId }, projectId);
  return getFirestore(app);
}

/** Returns an empty database of a new project, for tests that what others have stored would slow down. */
export const emptyDatabase = (): Firestore => databaseOf(newProject());

/** Creates the application on the project whose functions run in the emulator and are triggered by its database. */
export function appWithTriggers() {
  return emulatedApp({ db: databaseOf(process.env['GCLOUD_PROJECT']!) });
}

/** Creates the application on the emulators that the environment names, with changed dependencies and the tests' own database. */
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
  return { app: withValidPages(createApp(deps)), deps, lines };
}

/** Makes a test fail that gets a page with errors in its HTML. */
function withValidPages(app: App): App {
  const request = app.request.bind(app);
  app.request = async (...sent: Parameters<typeof request>) => {
    const response = await request(...sent);
    if (response.headers.get('Content-Type')?.startsWith('text/html'))
      expect(await htmlErrors(await response.clone().text())).toEqual([]);
    return response;
  };
  return app;
}

/** Returns a unique client address, so that the rate limits of one test do not affect another. */
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

/** Checks that a response is a valid problem document, and returns it. */
export async function expectProblem(response: Response, status: number, code: ErrorCode): Promise<Problem> {
  const problem = problemSchema.strict().parse(await response.json());
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  expect(problem.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Request-Id')).toBe(problem.requestId);
  return problem;
}
