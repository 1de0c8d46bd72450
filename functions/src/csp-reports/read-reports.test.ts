import { describe, expect, it } from 'vitest';
import { readReports } from './read-reports.ts';

const SITE = 'https://www.example.com';
const OWN = [SITE, 'https://sample-project.web.app'];

/** As Firefox and Safari send it. */
const oldReport = (changes: object = {}) => ({
  'csp-report': {
    'document-uri': `${SITE}/en/coffee?email=guest@example.com#top`,
    referrer: 'https://search.example.com/?q=a-person',
    'violated-directive': "img-src 'self' data:",
    'effective-directive': 'img-src',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://pixel.example.net/a.png?visitor=1',
    'source-file': `${SITE}/assets/app.js?v=1`,
    'line-number': 7,
    'status-code': 200,
    'script-sample': 'let name = "a person"',
    ...changes,
  },
});

/** As Chromium sends it. */
const newReport = (changes: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${SITE}/en/coffee?email=guest@example.com`,
  user_agent: 'Mozilla/5.0 sample',
  body: {
    documentURL: `${SITE}/en/coffee?email=guest@example.com`,
    referrer: 'https://search.example.com/?q=a-person',
    blockedURL: 'https://pixel.example.net/a.png?visitor=1',
    effectiveDirective: 'img-src',
    originalPolicy: "default-src 'none'",
    sourceFile: `${SITE}/assets/app.js?v=1`,
    sample: 'let name = "a person"',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 7,
    columnNumber: 3,
    ...changes,
  },
});

const VIOLATION = {
  directive: 'img-src',
  blocked: 'https://pixel.example.net',
  page: '/en/coffee',
  source: '/assets/app.js',
  line: 7,
  disposition: 'enforce',
};

describe('a report of a violated policy', () => {
  it('is the same violation in either format, without queries, user agent, referrer and samples', () => {
    expect(readReports(oldReport(), OWN)).toEqual([VIOLATION]);
    expect(readReports([newReport()], OWN)).toEqual([VIOLATION]);
  });

  it.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['wasm-eval', 'wasm-eval'],
    [`${SITE}/own/script.js?a=b`, '/own/script.js'],
    ['data', 'data'],
    ['data:text/html,a%20person', 'data:'],
    ['chrome-extension://abcdefgh/script.js', 'chrome-extension:'],
    ['a sentence about a person', ''],
  ])('names what was blocked: %s', (blockedURL, blocked) => {
    expect(readReports([newReport({ blockedURL })], OWN)).toMatchObject([{ blocked }]);
  });

  it('leaves out segments of a path that may be a token', () => {
    const documentURL = `${SITE}/bookings/${'t'.repeat(41)}/change`;
    expect(readReports([newReport({ documentURL })], OWN)).toMatchObject([{ page: '/bookings/…/change' }]);
  });

  it('is read without the fields that a browser leaves out', () => {
    const report = {
      'csp-report': { 'document-uri': `${SITE}/`, 'violated-directive': "script-src 'self'" },
    };
    expect(readReports(report, OWN)).toEqual([
      { directive: 'script-src', blocked: '', page: '/', source: '', line: 0, disposition: 'enforce' },
    ]);
  });

  it.each([
    ['of another site', { documentURL: 'https://evil.example.com/' }],
    ['of no address', { documentURL: 'about:blank' }],
    ['of no directive', { effectiveDirective: '<b>not a directive</b>' }],
  ])('counts for nothing when it is %s', (_, changes) => {
    expect(readReports([newReport(changes)], OWN)).toEqual([]);
  });

  it('counts for nothing when it is of another kind', () => {
    expect(readReports([{ type: 'deprecation', body: { id: 'a' } }, newReport()], OWN)).toEqual([VIOLATION]);
  });

  it('is one of ten at most', () => {
    expect(
      readReports(
        Array.from({ length: 50 }, () => newReport()),
        OWN,
      ),
    ).toHaveLength(10);
  });

  it.each([null, 'report', 7, {}, { 'csp-report': 'none' }, [7]])('is none: %j', (value) => {
    expect(readReports(value, OWN)).toBeUndefined();
  });
});
