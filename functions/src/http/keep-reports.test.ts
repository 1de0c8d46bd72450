import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { CSP_REPORTS_PATH } from '@app/domain/page/content-security-policy.ts';
import { BODY_LIMIT_BYTES } from './body.ts';
import { type App, emulatedApp, expectProblem } from '../../testing/emulated.ts';

const { app, deps } = emulatedApp();
const [site] = deps.config.allowedOrigins as [string];
const OLD = 'application/csp-report';
const NEW = 'application/reports+json';

const post = (to: App, type: string, body: string) =>
  to.request(CSP_REPORTS_PATH, { method: 'POST', headers: { 'Content-Type': type, Origin: site }, body });
const oldReport = (path: string) => ({
  'csp-report': { 'document-uri': site + path, 'effective-directive': 'img-src', 'blocked-uri': 'inline' },
});
const newReport = (path: string) => ({
  type: 'csp-violation',
  user_agent: 'sample',
  body: { documentURL: site + path, effectiveDirective: 'img-src', blockedURL: 'inline' },
});
const storedFor = async (page: string) => {
  const { docs } = await deps.db.collection(COLLECTIONS.cspReports).where('page', '==', page).get();
  return docs.map((snapshot) => snapshot.data());
};
const aPage = () => `/${crypto.randomUUID()}`;

describe('CSP reports', { timeout: 30_000 }, () => {
  it('are stored once per violation with a count, and expire after 30 days', async () => {
    const page = aPage();
    const answers = [
      await post(app, OLD, JSON.stringify(oldReport(`${page}?a=b`))),
      await post(app, NEW, JSON.stringify([newReport(page), newReport(page)])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const stored = await storedFor(page);
    expect(stored).toEqual([
      {
        directive: 'img-src',
        blocked: 'inline',
        page,
        source: '',
        line: 0,
        disposition: 'enforce',
        count: 3,
        lastSeen: expect.anything(),
        expiresAt: expect.anything(),
      },
    ]);
    const { lastSeen, expiresAt } = stored[0] as Record<string, { toMillis(): number }>;
    expect(expiresAt!.toMillis() - lastSeen!.toMillis()).toBe(30 * 24 * 60 * 60 * 1000);
  });

  it.each([
    ['another type', 'text/plain', '{}', 415, 'unsupported_media_type'],
    ['JSON without a report content type', 'application/json', '{}', 415, 'unsupported_media_type'],
    ['half a report', OLD, '{"csp-report":', 400, 'malformed_json'],
    ['no report', OLD, '{}', 400, 'validation_failed'],
    ['a body that is too large', NEW, `["${'a'.repeat(BODY_LIMIT_BYTES)}"]`, 413, 'payload_too_large'],
  ] as const)('are refused: %s', async (_, type, body, status, code) => {
    await expectProblem(await post(app, type, body), status, code);
  });

  it('are limited for each client address, valid or not', async () => {
    const { app: another } = emulatedApp();
    const { max } = deps.config.limits.cspReports;
    for (let call = 0; call < max; call += 1) expect((await post(another, OLD, '{}')).status).toBe(400);
    const page = aPage();
    await expectProblem(await post(another, OLD, JSON.stringify(oldReport(page))), 429, 'rate_limited');
    expect(await storedFor(page)).toEqual([]);
  });
});
