import { describe, expect, it } from 'vitest';
import { observatoryScore } from '../testing/observatory-score.ts';
import {
  dashboardPolicy,
  FILE_POLICY,
  GOOGLE_HOSTS,
  pagePolicy,
  SECURITY_HEADERS,
} from './content-security-policy.ts';

const PAGE = pagePolicy(GOOGLE_HOSTS, { scripts: ['sha256-a'] });
const DASHBOARD = dashboardPolicy(GOOGLE_HOSTS);
const HOSTS_WITH_APP_CHECK = { ...GOOGLE_HOSTS, appCheck: true };
const PAGE_WITH_APP_CHECK = pagePolicy(HOSTS_WITH_APP_CHECK, { scripts: ['sha256-a'] });
const DASHBOARD_WITH_APP_CHECK = dashboardPolicy(HOSTS_WITH_APP_CHECK);

const scoreWith = (policy: string, changes: Record<string, string> = {}) =>
  observatoryScore({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy, ...changes });

/** Returns the hosts that a policy allows, without keywords and schemes. */
const hostsOf = (policy: string) => [...new Set(policy.match(/https?:\/\/[^ ;]+/g) ?? [])].toSorted();

describe('Mozilla Observatory score', () => {
  it.each([
    ['a public page', PAGE, 130],
    ['the dashboard', DASHBOARD, 120],
    ['a public page with App Check', PAGE_WITH_APP_CHECK, 130],
    ['the dashboard with App Check', DASHBOARD_WITH_APP_CHECK, 120],
    ['a file or an API response', FILE_POLICY, 130],
  ])('of %s has the expected value', (_, policy, points) => {
    expect(scoreWith(policy)).toBe(points);
  });

  it.each([
    ['inline scripts', PAGE.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), {}],
    ['eval', PAGE.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"), {}],
    ['scripts from any host', PAGE.replace("script-src 'self'", 'script-src https:'), {}],
    ['images over plain HTTP', PAGE.replace("img-src 'self'", 'img-src http://a.example.com'), {}],
    ['framing by other sites', PAGE.replace("; frame-ancestors 'none'", ''), {}],
    ['an HSTS duration of one month', PAGE, { 'Strict-Transport-Security': 'max-age=2592000' }],
    ['an unrestricted referrer', PAGE, { 'Referrer-Policy': 'unsafe-url' }],
    ['MIME type sniffing', PAGE, { 'X-Content-Type-Options': '' }],
    ['a missing policy', '', {}],
  ])('drops with %s', (_, policy, changes) => {
    expect(scoreWith(policy, changes)).toBeLessThan(scoreWith(PAGE));
  });
});

describe('Content-Security-Policy', () => {
  it('allows the hosts of Firebase, Kakao and PayApp only', () => {
    expect(hostsOf(PAGE)).toEqual([
      'https://*.daumcdn.net',
      'https://*.payapp.kr',
      'https://dapi.kakao.com',
      'https://firebasestorage.googleapis.com',
      'https://firestore.googleapis.com',
      'https://lite.payapp.kr',
      'https://t1.daumcdn.net',
    ]);
    expect(hostsOf(DASHBOARD)).toEqual([
      'https://firebasestorage.googleapis.com',
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/images/cleardot.gif',
    ]);
  });

  it('additionally allows the hosts of App Check when it is enabled', () => {
    for (const [withAppCheck, policy] of [
      [PAGE_WITH_APP_CHECK, PAGE],
      [DASHBOARD_WITH_APP_CHECK, DASHBOARD],
    ] as const) {
      expect(hostsOf(withAppCheck).filter((host) => !hostsOf(policy).includes(host))).toEqual([
        'https://content-firebaseappcheck.googleapis.com',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ]);
    }
  });

  it('allows no script from unlisted sources', () => {
    for (const policy of [PAGE, DASHBOARD, PAGE_WITH_APP_CHECK, DASHBOARD_WITH_APP_CHECK, FILE_POLICY]) {
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      expect(scripts).not.toMatch(/unsafe|data:|blob:|\*/);
      expect(policy).toContain("default-src 'none'");
    }
  });
});
