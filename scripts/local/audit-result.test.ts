import { describe, expect, it } from 'vitest';
import { evaluateAudit } from './audit-result.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [
        `sample-${index}`,
        { name: `sample-${index}`, severity, range: '<1.0.0', isDirect: true, via: [], effects: [] },
      ]),
    ),
    metadata: { vulnerabilities: {}, dependencies: { prod: 400, total: 400 } },
  });

describe('evaluateAudit', () => {
  it('passes without vulnerabilities', () => {
    expect(evaluateAudit(report())).toMatchObject({
      code: 0,
      message: expect.stringContaining('400 packages'),
    });
  });

  it('passes with vulnerabilities of low severity, which it lists', () => {
    expect(evaluateAudit(report('low', 'info'))).toMatchObject({
      code: 0,
      message: expect.stringContaining('low: sample-0 <1.0.0'),
    });
  });

  it.each(['moderate', 'high', 'critical'])('fails for a vulnerability of severity %s', (severity) => {
    expect(evaluateAudit(report('low', severity))).toMatchObject({
      code: 1,
      message: expect.stringMatching(/^1 of 400 .*\n {2}low: sample-0 <1\.0\.0\n/),
    });
  });

  it.each([
    [
      'rejects the request',
      '{"message":"405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/x","statusCode":405}',
      /405 Method Not Allowed/,
    ],
    ['sends no response', '', /nothing that can be read/],
    ['reports on no packages', report().replaceAll('400', '0'), /another shape/],
  ])('returns NOT CHECKED when the registry %s', (_, json, why) => {
    const { code, message } = evaluateAudit(json);
    expect(code).toBe(2);
    expect(message).toMatch(/^NOT CHECKED/);
    expect(message).toMatch(why);
  });
});
