import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import { call } from './api-client.ts';
import { FORMS_APP } from './app-check.ts';
import { appCheckHeader } from './app-check-header.ts';
import { submissionFailureDetail } from './submission-failure.ts';
import { translations } from '../testing/translations.ts';
import { environment } from '../config/environment.ts';

const SETTINGS = { VITE_APP_CHECK_KEY: 'sample-site-key', VITE_FIREBASE_APP_ID: '1:1:web:1' };
const EXCHANGE = /^https:\/\/content-firebaseappcheck\.googleapis\.com\/.*1:1:web:1:exchangeRecaptcha/;
const body = { email: 'reader@example.com' };

/** The global object of Google's reCAPTCHA script. With `works` false it never becomes ready, as when it is blocked. */
function recaptcha(works: boolean) {
  let done = () => {};
  return {
    ready: (then: () => void) => works && then(),
    render: (_: string, { callback }: { callback: () => void }) => void (done = callback),
    execute: async () => {
      done();
      return 'sample-verdict';
    },
  };
}

/** Requests to Google, which exchanges a verdict for a token, and to the API. */
const fetched = vi.fn<typeof fetch>();
let api: () => Response;
const requestsTo = (where: RegExp) => fetched.mock.calls.filter(([address]) => where.test(String(address)));
const headersSent = () => requestsTo(/^\/api/).at(-1)?.[1]?.headers;

beforeEach(() => {
  api = () => new Response(null, { status: 204 });
  fetched.mockReset();
  fetched.mockImplementation(async (address) =>
    EXCHANGE.test(String(address)) ? Response.json({ token: 'sample-token', ttl: '3600s' }) : api(),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('grecaptcha', { enterprise: recaptcha(true) });
  Object.assign(environment, SETTINGS);
});
afterEach(async () => {
  vi.useRealTimers();
  document.querySelector(`#fire_app_check_${FORMS_APP}`)?.remove();
  for (const name of Object.keys(SETTINGS)) Reflect.deleteProperty(environment, name);
  const forms = getApps().find(({ name }) => name === FORMS_APP);
  if (forms) await deleteApp(forms);
});

describe('App Check header of API requests', () => {
  it('is absent, and App Check is not loaded, when it is not configured', async () => {
    Reflect.deleteProperty(environment, 'VITE_APP_CHECK_KEY');
    await call('POST', '/api/newsletter', { body });
    expect(headersSent()).toEqual({ 'Content-Type': 'application/json' });
    expect(getApps().map(({ name }) => name)).not.toContain(FORMS_APP);
  });

  it('contains a token that is requested once', async () => {
    await appCheckHeader();
    await call('POST', '/api/newsletter', { body });
    await call('POST', '/api/contact', { body });
    expect(headersSent()).toEqual({ 'Content-Type': 'application/json', [APP_CHECK_HEADER]: 'sample-token' });
    expect(requestsTo(EXCHANGE)).toHaveLength(1);
    expect(String(requestsTo(EXCHANGE)[0]![1]?.body)).toContain('sample-verdict');
  });

  it('is absent after five seconds when reCAPTCHA is blocked', async () => {
    vi.stubGlobal('grecaptcha', { enterprise: recaptcha(false) });
    vi.useFakeTimers();
    const sent = call('POST', '/api/newsletter', { body });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requestsTo(/^\/api/)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(headersSent()).toEqual({ 'Content-Type': 'application/json' });
  });

  it.each([
    ['only reads', 'GET', {}],
    ['must outlive the page', 'DELETE', { keepalive: true }],
  ] as const)('is absent when the request %s', async (_, method, options) => {
    await call(method, '/api/admin/check', options);
    expect(headersSent()).toEqual({});
    expect(requestsTo(EXCHANGE)).toEqual([]);
  });
});

it.each([
  ['kr', /차단 프로그램을 끄고 .* 전화\u200b\(02-0000-0000\)\u2060로 알려 주세요/],
  ['en', /turn off any blocker and try again, or call us on 02-0000-0000/],
] as const)(
  'a request rejected for a missing token shows a hint to the visitor: %s',
  async (language, hint) => {
    const rejection = { status: 403, headers: { 'Content-Type': 'application/problem+json' } };
    api = () => new Response('{"code":"app_not_verified"}', rejection);
    const error = await call('POST', '/api/contact', { body }).catch((thrown: unknown) => thrown);
    expect(
      submissionFailureDetail(error, translations.in(language).getFixedT(null, 'submission')).detail,
    ).toMatch(hint);
  },
);
