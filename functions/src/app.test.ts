import { describe, expect, it } from 'vitest';
import * as admin from '@app/domain/api/admin.ts';
import * as contract from '@app/domain/api/bookings.ts';
import type { ErrorCode } from '@app/domain/errors.ts';
import { aBookingInput } from '@app/domain/testing/factories.ts';
import { parseEnvironment } from './env.ts';
import { BODY_LIMIT_BYTES } from './http/body.ts';
import type { LogEntry } from './http/log.ts';
import { emulatedApp, expectProblem, send } from '../testing/emulated.ts';
import { bookingsOf, storedEvent } from '../testing/stored.ts';

const { app, deps, lines } = emulatedApp();
const BOOKINGS = contract.createBooking.path;

describe('URLs and methods', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/bookings/',
    '/api/admin',
    '/API/products',
    '/api/events/..%2f',
  ])('answers 404 for %s', async (path) => {
    await expectProblem(await app.request(path), 404, 'not_found');
  });

  it.each([
    ['DELETE', BOOKINGS, 'POST'],
    ['GET', admin.login.path, 'POST'],
    ['OPTIONS', BOOKINGS, 'POST'],
    ['POST', '/api/products', 'GET'],
    ['PUT', `/api/admin/bookings/${crypto.randomUUID()}/status`, 'PATCH'],
  ])('answers 405 for %s %s', async (method, path, allowed) => {
    const response = await app.request(path, { method });
    await expectProblem(response, 405, 'method_not_allowed');
    expect(response.headers.get('Allow')).toBe(allowed);
  });

  it('answers HEAD as GET without a body', async () => {
    const response = await app.request(admin.checkAdmin.path, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('request bodies', () => {
  const json = 'application/json';
  const utf8 = (text: string) => new TextEncoder().encode(text);
  const cases: [
    string,
    string | Uint8Array<ArrayBuffer> | null,
    Record<string, string>,
    number,
    ErrorCode,
  ][] = [
    ['malformed JSON', '{"name":', { 'Content-Type': json }, 400, 'malformed_json'],
    ['an empty body', '', { 'Content-Type': json }, 400, 'malformed_json'],
    ['no body', null, { 'Content-Type': json }, 400, 'malformed_json'],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), { 'Content-Type': json }, 400, 'malformed_json'],
    ['deep nesting', '['.repeat(30_000), { 'Content-Type': json }, 400, 'malformed_json'],
    [
      'deep nesting, closed',
      '['.repeat(16_000) + ']'.repeat(16_000),
      { 'Content-Type': json },
      400,
      'validation_failed',
    ],
    [
      'a multipart form body',
      'name=Visitor',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      415,
      'unsupported_media_type',
    ],
    ['plain text', '{}', { 'Content-Type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a body without content type', utf8('{}'), {}, 415, 'unsupported_media_type'],
    [
      'a JSON-like content type',
      '{}',
      { 'Content-Type': 'application/json-seq' },
      415,
      'unsupported_media_type',
    ],
    [
      'another character set',
      '{}',
      { 'Content-Type': `${json}; charset=utf-16` },
      415,
      'unsupported_media_type',
    ],
    [
      'a compressed body',
      '{}',
      { 'Content-Type': json, 'Content-Encoding': 'gzip' },
      415,
      'unsupported_media_type',
    ],
    ['a megabyte', `"${'a'.repeat(1_000_000)}"`, { 'Content-Type': json }, 413, 'payload_too_large'],
    [
      'one byte too many',
      `"${'a'.repeat(BODY_LIMIT_BYTES - 1)}"`,
      { 'Content-Type': json },
      413,
      'payload_too_large',
    ],
    [
      'exactly as many bytes as allowed (validated, then refused)',
      `"${'a'.repeat(BODY_LIMIT_BYTES - 2)}"`,
      { 'Content-Type': json },
      400,
      'validation_failed',
    ],
  ];

  it.each(cases)('answers %s with the matching error', async (_, body, headers, status, code) => {
    await expectProblem(await app.request(BOOKINGS, { method: 'POST', headers, body }), status, code);
  });

  it('limits the actual body size when Content-Length announces less', async () => {
    const body = `"${'a'.repeat(BODY_LIMIT_BYTES)}"`;
    const headers = { 'Content-Type': json, 'Content-Length': '2' };
    await expectProblem(
      await app.request(BOOKINGS, { method: 'POST', headers, body }),
      413,
      'payload_too_large',
    );
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts %s',
    async (type) => {
      const event = await storedEvent(deps.db);
      const response = await send(app, 'POST', BOOKINGS, aBookingInput(event.id), { 'Content-Type': type });
      expect(response.status).toBe(201);
    },
  );

  it('treats prototype property names as unknown fields', async () => {
    const event = await storedEvent(deps.db);
    const body = JSON.stringify(aBookingInput(event.id)).replace(
      '{',
      '{"constructor":{"prototype":{"isAdmin":true}},',
    );
    const headers = { 'Content-Type': json };
    const response = await app.request(BOOKINGS, { method: 'POST', headers, body });
    const { errors } = await expectProblem(response, 400, 'validation_failed');
    expect(errors.map(({ field }) => field)).toEqual(['constructor']);
    expect(await bookingsOf(deps.db, event.id)).toEqual([]);
  });
});

describe('Origin check', () => {
  const site = 'https://www.example.com';
  const preview = 'https://preview.example.com';
  const config = {
    ...deps.config,
    ...parseEnvironment({
      ...process.env,
      GCLOUD_PROJECT: 'sample-project',
      SITE_ORIGIN: site,
      ALLOWED_ORIGINS: preview,
    }),
  };
  const { app: hosted } = emulatedApp({ config });
  const logout = (headers: Record<string, string>) =>
    hosted.request(admin.logout.path, { method: 'POST', headers });

  it.each([
    ['absent', {}],
    ['the site itself', { Origin: site }],
    [
      'the site itself, when a proxy names another host',
      { Origin: site, 'X-Forwarded-Host': 'other.example.com' },
    ],
    ['the project’s web.app domain', { Origin: 'https://sample-project.web.app' }],
    ['the project’s firebaseapp.com domain', { Origin: 'https://sample-project.firebaseapp.com' }],
    ['one that the configuration allows', { Origin: preview }],
  ])('accepts an unsafe request when the origin is %s', async (_, headers) => {
    expect((await logout(headers)).status).toBe(204);
  });

  it.each([
    'https://evil.example.com',
    'https://www.example.com.evil.example.com',
    'https://www.example.com:8443',
    'http://www.example.com',
    'https://sample-project--evil.web.app',
    'null',
    '',
  ])('rejects an unsafe request from origin "%s", even when forwarding headers name it', async (origin) => {
    const host = URL.canParse(origin) ? new URL(origin).host : origin;
    const headers = { Origin: origin, Host: host, 'X-Forwarded-Host': host, 'X-Fh-Requested-Host': host };
    await expectProblem(await logout(headers), 403, 'foreign_origin');
  });

  it('ignores the origin of a safe request', async () => {
    const headers = { Host: site, Origin: 'https://evil.example.com' };
    expect((await app.request(admin.checkAdmin.path, { headers })).status).toBe(200);
  });
});

describe('unexpected errors', () => {
  async function bookWith(error: Error) {
    const logged: LogEntry[] = [];
    const { app: broken } = emulatedApp({
      transaction: () => {
        throw error;
      },
      log: (entry) => logged.push(entry),
    });
    const event = await storedEvent(deps.db);
    return { response: await send(broken, 'POST', BOOKINGS, aBookingInput(event.id)), logged };
  }

  it('answers without details, and logs the error without personal data', async () => {
    const { response, logged } = await bookWith(new Error('The booking of visitor@example.com broke'));
    const { requestId, ...problem } = await expectProblem(response, 500, 'internal');
    expect(problem).toMatchObject({ detail: 'Something went wrong', errors: [] });
    expect(logged).toMatchObject([
      { severity: 'ERROR', message: 'internal', requestId, status: 500, route: BOOKINGS },
    ]);
    expect(logged[0]!['error']).toMatch(/^Error: The booking of \[e-mail\] broke\n +at /);
  });

  it.each([10, 4, 14])('answers try_again for a retryable Firestore error (code %i)', async (code) => {
    const { response, logged } = await bookWith(Object.assign(new Error('Contention'), { code }));
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectProblem(response, 503, 'try_again');
    expect(logged).toMatchObject([{ severity: 'WARNING', message: 'try_again' }]);
  });
});

describe('request log', () => {
  it('has one line for each request, without client address or body', async () => {
    lines.length = 0;
    const event = await storedEvent(deps.db);
    const responses = [
      await send(app, 'POST', BOOKINGS, aBookingInput(event.id)),
      await app.request('/api/visitor@example.com'),
    ];
    expect(lines).toEqual(
      [
        { severity: 'INFO', message: 'answered', method: 'POST', route: BOOKINGS, status: 201 },
        { severity: 'INFO', message: 'not_found', method: 'GET', route: 'unknown', status: 404 },
      ].map((line, index) => ({
        ...line,
        requestId: responses[index]!.headers.get('X-Request-Id'),
        milliseconds: expect.any(Number),
      })),
    );
  });
});
