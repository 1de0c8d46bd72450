import { describe, expect, it } from 'vitest';
import { readReports } from './read-reports.ts';

const SITE = 'https://www.example.com';
const OWN = [SITE, 'https://sample-project.web.app'];

/** The format of Firefox and Safari. */
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

/** The format of Chromium. */
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

describe('readReports', () => {
  it('returns the same violation for either format, without queries, user agent, referrer and samples', () => {
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
  ])('returns what was blocked: %s', (blockedURL, blocked) => {
    expect(readReports([newReport({ blockedURL })], OWN)).toMatchObject([{ blocked }]);
  });

  it('omits path segments that may be tokens', () => {
    const documentURL = `${SITE}/bookings/${'t'.repeat(41)}/change`;
    expect(readReports([newReport({ documentURL })], OWN)).toMatchObject([{ page: '/bookings/…/change' }]);
  });

  it('accepts a report without the fields that some browsers omit', () => {
    const report = {
      'csp-report': { 'document-uri': `${SITE}/`, 'violated-directive': "script-src 'self'" },
    };
    expect(readReports(report, OWN)).toEqual([
      { directive: 'script-src', blocked: '', page: '/', source: '', line: 0, disposition: 'enforce' },
    ]);
  });

  it.each([
    ['of another site', { documentURL: 'https://evil.example.com/' }],
    ['without a page URL', { documentURL: 'about:blank' }],
    ['without a valid directive', { effectiveDirective: '<b>not a directive</b>' }],
  ])('ignores a report %s', (_, changes) => {
    expect(readReports([newReport(changes)], OWN)).toEqual([]);
  });

  it('ignores reports of other types', () => {
    expect(readReports([{ type: 'deprecation', body: { id: 'a' } }, newReport()], OWN)).toEqual([VIOLATION]);
  });

  it('reads at most ten reports', () => {
    expect(
      readReports(
        Array.from({ length: 50 }, () => newReport()),
        OWN,
      ),
    ).toHaveLength(10);
  });

  it.each([null, 'report', 7, {}, { 'csp-report': 'none' }, [7]])(
    'returns undefined for a value that is not a report: %j',
    (value) => {
      expect(readReports(value, OWN)).toBeUndefined();
    },
  );
});
