import { describe, expect, it } from 'vitest';
import { observatoryScore } from '../testing/observatory-score.ts';
import {
  dashboardPolicy,
  FILE_POLICY,
  GOOGLE_HOSTS,
  pagePolicy,
  SECURITY_HEADERS,
} from './content-security-policy.ts';

const PAGE = pagePolicy(GOOGLE_HOSTS, { scripts: ['sha256-a'], styles: ['sha256-b'] });
const DASHBOARD = dashboardPolicy(GOOGLE_HOSTS);
const HOSTS_WITH_APP_CHECK = { ...GOOGLE_HOSTS, appCheck: true };
const PAGE_WITH_APP_CHECK = pagePolicy(HOSTS_WITH_APP_CHECK, { scripts: ['sha256-a'], styles: ['sha256-b'] });
const DASHBOARD_WITH_APP_CHECK = dashboardPolicy(HOSTS_WITH_APP_CHECK);

const scoreWith = (policy: string, changes: Record<string, string> = {}) =>
  observatoryScore({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy, ...changes });

/** The hosts, without the words in quotes and the schemes, that a policy lets a page speak to. */
const hostsOf = (policy: string) => [...new Set(policy.match(/https?:\/\/[^ ;]+/g) ?? [])].toSorted();

describe('by the scoring of Mozilla’s Observatory', () => {
  it.each([
    ['a page', PAGE, 130],
    ['the dashboard', DASHBOARD, 120],
    ['a page where App Check is set up', PAGE_WITH_APP_CHECK, 130],
    ['the dashboard where it is', DASHBOARD_WITH_APP_CHECK, 120],
    ['a file or an answer of the API', FILE_POLICY, 130],
  ])('%s has its points', (_, policy, points) => {
    expect(scoreWith(policy)).toBe(points);
  });

  it.each([
    ['a script within the page', PAGE.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"), {}],
    ['eval', PAGE.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'"), {}],
    ['any host', PAGE.replace("script-src 'self'", 'script-src https:'), {}],
    ['pictures over plain HTTP', PAGE.replace("img-src 'self'", 'img-src http://a.example.com'), {}],
    ['being framed', PAGE.replace("; frame-ancestors 'none'", ''), {}],
    ['a month of HSTS', PAGE, { 'Strict-Transport-Security': 'max-age=2592000' }],
    ['telling everybody where one comes from', PAGE, { 'Referrer-Policy': 'unsafe-url' }],
    ['guessing types', PAGE, { 'X-Content-Type-Options': '' }],
    ['no policy', '', {}],
  ])('%s would cost some', (_, policy, changes) => {
    expect(scoreWith(policy, changes)).toBeLessThan(scoreWith(PAGE));
  });
});

describe('a policy', () => {
  it('names the hosts of Firebase, Kakao and PayApp, and nobody else', () => {
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

  it('names the hosts of App Check besides, where it is set up', () => {
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

  it('lets no script run that is not named', () => {
    for (const policy of [PAGE, DASHBOARD, PAGE_WITH_APP_CHECK, DASHBOARD_WITH_APP_CHECK, FILE_POLICY]) {
      const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
      expect(scripts).not.toMatch(/unsafe|data:|blob:|\*/);
      expect(policy).toContain("default-src 'none'");
    }
  });
});
