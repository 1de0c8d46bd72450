import { z } from 'zod';

const LEVELS = ['low', 'moderate', 'high', 'critical'] as const;
type Level = (typeof LEVELS)[number];

/** Faults below it are named and stop nothing. */
const STOPPING: readonly Level[] = ['moderate', 'high', 'critical'];

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum([...LEVELS, 'info']), range: z.string() }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.int().positive() }) }),
});
/** Where the registry does not answer npm says so instead of reporting. */
const failureSchema = z.object({ message: z.string() });

export interface Verdict {
  /** 0: nothing is known of what is deployed. 1: something is. 2: nobody was asked, so nothing can be said. */
  code: 0 | 1 | 2;
  sentence: string;
}

/** What `npm audit --json` came to. Whatever is no report is no good news. */
export function auditVerdict(json: string): Verdict {
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
      sentence: `NOT CHECKED: the registry did not say which faults are known (${why}). Run this where registry.npmjs.org can be reached.`,
    };
  }
  const { vulnerabilities, metadata } = report.data;
  const found = Object.values(vulnerabilities);
  const stopping = found.filter(({ severity }) => STOPPING.includes(severity as Level));
  const list = found.map(({ name, range, severity }) => `\n  ${severity}: ${name} ${range}`).join('');
  const total = metadata.dependencies.total;
  return stopping.length > 0
    ? {
        code: 1,
        sentence: `${stopping.length} of ${total} packages have known faults that have to go:${list}`,
      }
    : { code: 0, sentence: `No fault of moderate weight or more is known of ${total} packages.${list}` };
}
