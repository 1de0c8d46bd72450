import { useState } from 'react';
import type { Event, EventInput } from '@app/domain/event/event-schema.ts';
import { inSession } from '../session/in-session.ts';
import { changeDate, type DateOutcome } from './series-writes.ts';

/** A year of dates takes seconds, and a slow connection still shows progress. */
const AT_ONCE = 4;

/** What became of a date of a series. */
export interface DateResult {
  event: Event;
  outcome: DateOutcome;
}

/** Changes one date; a write that fails is an outcome too, so that the other dates are still changed. */
export function changedDate(event: Event, before: Event, after: EventInput): Promise<DateResult> {
  return inSession(() => changeDate(event, before, after))
    .catch((): DateOutcome => 'failed')
    .then((outcome) => ({ event, outcome }));
}

/**
 * Changes several dates of a series, a few at a time. If all of them were changed, it reports how many, with the edited one;
 * otherwise `results` names each.
 */
export function useChangeDates(before: Event, after: EventInput) {
  const [isRunning, setRunning] = useState(false);
  const [done, setDone] = useState(0);
  const [results, setResults] = useState<DateResult[] | null>(null);
  async function run(dates: readonly Event[], onAllChanged: (count: number) => void) {
    setRunning(true);
    const found: DateResult[] = [];
    while (found.length < dates.length) {
      const next = dates.slice(found.length, found.length + AT_ONCE);
      found.push(...(await Promise.all(next.map((date) => changedDate(date, before, after)))));
      setDone(found.length);
    }
    if (found.every(({ outcome }) => outcome === 'changed')) return onAllChanged(found.length + 1);
    setResults(found);
    setRunning(false);
  }
  return {
    start: (dates: readonly Event[], onAllChanged: (count: number) => void) => void run(dates, onAllChanged),
    done,
    results,
    isRunning,
  };
}
