/** One structured line of the log, in Cloud Logging's shape. Never holds personal data. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  requestId: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

const RUN = /[^\s"'<>]+/g;

/** Looked for within a run: an expression for the whole address would try every letter of a long run as its beginning. */
const isEmail = (run: string) => run.lastIndexOf('@', run.length - 2) > 0;

/** What the log says of an unexpected error: its stack, with e-mail addresses taken out. */
export function describeError(error: Error): string {
  return (error.stack ?? String(error)).replace(RUN, (run) => (isEmail(run) ? '[e-mail]' : run));
}
