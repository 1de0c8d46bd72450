import { startOfSeoulDay } from '../shared/seoul-time.ts';
import { NOTICE_LIMITS } from './owner-notice.ts';
import type { NoticeSettings, OwnerNotice } from './owner-notice-schema.ts';

const HOUR_MS = 60 * 60_000;

/** Returns the time of the last summary that is not after `now`. */
function lastSummary(now: Date, hour: number): Date {
  const hasPassed = startOfSeoulDay(now).getTime() + hour * HOUR_MS <= now.getTime();
  return new Date(startOfSeoulDay(now, hasPassed ? 0 : -1).getTime() + hour * HOUR_MS);
}

/**
 * Returns the notices that a mail tells now: those of the kinds told at once when the first of them has waited for the others,
 * and those of the daily kinds that came before the last summary.
 */
export function dueNotices(
  notices: readonly OwnerNotice[],
  { hour, timings }: Pick<NoticeSettings, 'hour' | 'timings'>,
  now: Date,
): OwnerNotice[] {
  const gathered = now.getTime() - NOTICE_LIMITS.gatheringMinutes * 60_000;
  const isFull = notices.some(({ kind, at }) => timings[kind] === 'atOnce' && at.getTime() <= gathered);
  const summary = lastSummary(now, hour);
  return notices.filter(({ kind, at }) => {
    if (timings[kind] === 'atOnce') return isFull;
    return timings[kind] === 'daily' && at < summary;
  });
}
