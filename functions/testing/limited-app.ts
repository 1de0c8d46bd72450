import { expect } from 'vitest';
import { ENDPOINTS } from '@app/domain/api/endpoints.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import type { Deps } from '../src/deps.ts';
import { sampleBody } from './contract-samples.ts';
import { type App, emulatedApp, expectProblem, send } from './emulated.ts';
import { storedEvent } from './stored.ts';

export const START = Date.parse('2026-11-21T09:00:00Z');
export const MAX = 3;
const LIMIT = { max: MAX, seconds: 60 };
export const base = emulatedApp().deps;

/** Creates an application whose clock the test controls, with a limit of three calls a minute for each kind. */
export function limitedApp(changes: Partial<Deps> = {}) {
  const time = { now: START };
  const clock = { now: () => new Date(time.now), wait: async () => {} };
  const limits = {
    ...base.config.limits,
    bookings: LIMIT,
    contact: LIMIT,
    addresses: LIMIT,
    newsletter: LIMIT,
    orders: LIMIT,
  };
  const config = { ...base.config, limits };
  return { ...emulatedApp({ clock, config, ...changes }), time };
}

export const FORMS = {
  '/api/bookings': async () => aBookingInput((await storedEvent(base.db, { capacity: 100 })).id),
  '/api/contact': async () => bodyOf('/api/contact'),
  '/api/newsletter': async () => bodyOf('/api/newsletter'),
};
export type FormPath = keyof typeof FORMS;
export const PATHS = Object.keys(FORMS) as FormPath[];

export function bodyOf(path: string) {
  return sampleBody(ENDPOINTS.find((endpoint) => endpoint.path === path && endpoint.method === 'POST')!);
}

export const sendForm = async (app: App, path: FormPath, headers: Record<string, string> = {}) =>
  send(app, 'POST', path, await FORMS[path](), headers);

export async function expectLimited(response: Response): Promise<number> {
  await expectProblem(response, 429, 'rate_limited');
  const seconds = Number(response.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  return seconds;
}
