/** One structured line of the log, in Cloud Logging's shape. Never holds personal data. */
export interface LogEntry {
  severity: 'INFO' | 'WARNING' | 'ERROR';
  message: string;
  requestId: string;
  [field: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

const EMAIL = /[^\s"'<>]+@[^\s"'<>]+/g;

/** What the log says of an unexpected error: its stack, with e-mail addresses taken out. */
export function describeError(error: Error): string {
  return (error.stack ?? String(error)).replace(EMAIL, '[e-mail]');
}
