/** A structured log entry in Cloud Logging's format. Never contains personal data. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  requestId: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

const RUN = /[^\s"'<>]+/g;

/** Tests a run of characters: a regular expression for the whole address would be tried from every position of a long run. */
const isEmail = (run: string) => run.lastIndexOf('@', run.length - 2) > 0;

/** Returns the stack of an unexpected error for the log, without e-mail addresses. */
export function describeError(error: Error): string {
  return (error.stack ?? String(error)).replace(RUN, (run) => (isEmail(run) ? '[e-mail]' : run));
}
