import { z } from 'zod';

/** The fields of a violation that do not identify the visitor. */
export interface Violation {
  /** The violated directive, such as `img-src`. */
  directive: string;
  /** The blocked resource: `inline`, `eval`, a path of this site, or the origin of another one. */
  blocked: string;
  /** The path of the page, without query. */
  page: string;
  /** Path or origin of the script that caused the violation; empty when unknown. */
  source: string;
  line: number;
  disposition: 'enforce' | 'report';
}

/** The media types of the two formats. */
export const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/** The maximum number of reports that are read from one request. */
const MAX_REPORTS = 10;

/** Longer path segments may be access tokens. A UUID has 36 characters. */
const MAX_SEGMENT = 40;

const text = z.string().max(2_000).catch('');
const dispositionSchema = z.enum(['enforce', 'report']).catch('enforce');
const lineSchema = z.int().min(0).max(1_000_000).catch(0);

/** https://www.w3.org/TR/CSP2/#violation-reports, sent by `report-uri`. */
const oldSchema = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': lineSchema,
      disposition: dispositionSchema,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      documentURL: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      line: report['line-number'],
      disposition: report.disposition,
    },
  ]);

/** https://www.w3.org/TR/CSP3/#reporting, sent by `report-to` in the envelope of https://www.w3.org/TR/reporting-1/. */
const newSchema = z
  .array(
    z.union([
      z.object({
        type: z.literal('csp-violation'),
        body: z.object({
          documentURL: z.string(),
          effectiveDirective: text,
          blockedURL: text,
          sourceFile: text,
          lineNumber: lineSchema,
          disposition: dispositionSchema,
        }),
      }),
      // Queued reports of other types that the browser sends along.
      z.object({ type: z.string() }),
    ]),
  )
  .transform((reports) =>
    reports.flatMap((report) =>
      'body' in report
        ? [{ ...report.body, directive: report.body.effectiveDirective, line: report.body.lineNumber }]
        : [],
    ),
  );

const reportsSchema = z.union([oldSchema, newSchema]);

const shortened = (path: string) =>
  path
    .split('/')
    .map((segment) => (segment.length > MAX_SEGMENT ? '…' : segment))
    .join('/');

/** Returns the path of a URL on this site, the origin of another one, or a keyword such as `inline` unchanged. */
function place(address: string, ownOrigins: readonly string[]): string {
  if (!URL.canParse(address)) return /^[a-z-]{1,30}$/.test(address) ? address : '';
  const { origin, protocol, pathname } = new URL(address);
  if (ownOrigins.includes(origin)) return shortened(pathname);
  return origin === 'null' ? protocol : origin;
}

const isDirective = (directive: string) => /^[a-z-]{1,40}$/.test(directive);

/**
 * Returns the reported violations on pages of this site; undefined when the value is not a report of either format.
 * Query strings, user agents, referrers and script samples are omitted, because they may identify the visitor.
 */
export function readReports(value: unknown, ownOrigins: readonly string[]): Violation[] | undefined {
  const { success, data } = reportsSchema.safeParse(value);
  if (!success) return undefined;
  return data.slice(0, MAX_REPORTS).flatMap((report) => {
    const isOwn = URL.canParse(report.documentURL) && ownOrigins.includes(new URL(report.documentURL).origin);
    // Older browsers send the complete directive with its sources.
    const directive = report.directive.split(' ', 1)[0] as string;
    if (!isOwn || !isDirective(directive)) return [];
    return [
      {
        directive,
        blocked: place(report.blockedURL, ownOrigins),
        page: place(report.documentURL, ownOrigins),
        source: place(report.sourceFile, ownOrigins),
        line: report.line,
        disposition: report.disposition,
      },
    ];
  });
}
