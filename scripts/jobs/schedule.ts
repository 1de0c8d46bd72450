/** Cloud Scheduler's time zone of a job that names none. */
const DEFAULT_TIME_ZONE = 'America/Los_Angeles';

/** The forms of App Engine's schedules that the project uses, and whether one is due at a minute of the local day. */
const FORMS: readonly (readonly [form: RegExp, isDue: (minute: number, ...values: number[]) => boolean])[] = [
  [/^every (\d+) minutes$/, (minute, interval = 1) => minute % interval === 0],
  [/^every day (\d\d):(\d\d)$/, (minute, hour = 0, past = 0) => minute === hour * 60 + past],
];

/** Returns the minutes since midnight in a time zone. */
function minuteOfDay(time: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const valueOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return valueOf('hour') * 60 + valueOf('minute');
}

/**
 * Returns whether a job is to be started in the minute of `time`.
 * https://docs.cloud.google.com/scheduler/docs/configuring/cron-job-schedules
 * @throws Error for a form of schedule that the project has not used so far
 */
export function isDue(schedule: string, time: Date, timeZone = DEFAULT_TIME_ZONE): boolean {
  for (const [form, isDueAt] of FORMS) {
    const match = form.exec(schedule);
    if (match) return isDueAt(minuteOfDay(time, timeZone), ...match.slice(1).map(Number));
  }
  throw new Error(`Add the form of the schedule "${schedule}" to scripts/jobs/schedule.ts.`);
}
