import { z } from 'zod';

const LEVELS = ['low', 'moderate', 'high', 'critical'] as const;
type Level = (typeof LEVELS)[number];

/** Severities that fail the check. Lower ones are only listed. */
const BLOCKING: readonly Level[] = ['moderate', 'high', 'critical'];

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum([...LEVELS, 'info']), range: z.string() }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.int().positive() }) }),
});
/** npm's output when the registry does not respond. */
const failureSchema = z.object({ message: z.string() });

export interface AuditResult {
  /**
   * 0: no blocking vulnerability is known. 1: at least one is. 2: the registry could not be queried, so the result is
   * unknown.
   */
  code: 0 | 1 | 2;
  message: string;
}

/** Evaluates the output of `npm audit --json`. Any output other than a report counts as not checked. */
export function evaluateAudit(json: string): AuditResult {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    answer = { message: 'npm said nothing that can be read' };
  }
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const failure = failureSchema.safeParse(answer);
    const why = failure.success ? failure.data.message : 'its answer has another shape than before';
    return {
      code: 2,
      message: `NOT CHECKED: the registry did not say which faults are known (${why}). Run this where registry.npmjs.org can be reached.`,
    };
  }
  const { vulnerabilities, metadata } = report.data;
  const found = Object.values(vulnerabilities);
  const blocking = found.filter(({ severity }) => BLOCKING.includes(severity as Level));
  const list = found.map(({ name, range, severity }) => `\n  ${severity}: ${name} ${range}`).join('');
  const total = metadata.dependencies.total;
  return blocking.length > 0
    ? {
        code: 1,
        message: `${blocking.length} of ${total} packages have known faults that have to go:${list}`,
      }
    : { code: 0, message: `No fault of moderate weight or more is known of ${total} packages.${list}` };
}
