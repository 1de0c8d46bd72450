/**
 * The time in which an item is visible, when it is not limited. These times are stored instead of absent fields, because
 * a Firestore query does not find documents without the fields that it filters by.
 */
export const ALWAYS_VISIBLE = {
  visibleFrom: new Date('1970-01-01T00:00:00Z'),
  visibleUntil: new Date('9999-12-31T00:00:00Z'),
};

/** The fields that decide whether visitors see an item; an absent field does not hide it. */
export interface Scheduled {
  isActive?: boolean | undefined;
  isPublished?: boolean | undefined;
  publishedAt?: Date | undefined;
  visibleFrom?: Date | undefined;
  visibleUntil?: Date | undefined;
}

/** Returns whether the admin shows an item, at some time. */
const isShown = ({ isActive = true, isPublished = true }: Scheduled) => isActive && isPublished;

/** Returns the first instant at which visitors see the item, which is the date that a scheduled story states. */
export function visibleSince({ publishedAt, visibleFrom = ALWAYS_VISIBLE.visibleFrom }: Scheduled): Date {
  return publishedAt && publishedAt > visibleFrom ? publishedAt : visibleFrom;
}

/**
 * Returns when what visitors see of an item changed last: at its last change or, if that was earlier, when the item appeared.
 * @param changed the time of the last change of the stored item
 */
export function changedForVisitors(item: Scheduled, changed: Date): Date {
  const start = visibleSince(item);
  return start > changed ? start : changed;
}

/** Returns whether visitors see an item at `now`. `visibleUntil` itself is the first instant at which they don't. */
export function isVisible(item: Scheduled, now: Date): boolean {
  const { visibleUntil = ALWAYS_VISIBLE.visibleUntil } = item;
  return isShown(item) && visibleSince(item) <= now && now < visibleUntil;
}

/** Returns when the visibility of an item changes next after `now` without a change of the item; null if never. */
export function nextVisibilityChange(item: Scheduled, now: Date): Date | null {
  const { visibleUntil = ALWAYS_VISIBLE.visibleUntil } = item;
  const start = visibleSince(item);
  if (!isShown(item) || start >= visibleUntil) return null;
  if (start > now) return start;
  return visibleUntil > now && visibleUntil < ALWAYS_VISIBLE.visibleUntil ? visibleUntil : null;
}

const MINUTE_MS = 60_000;

/** Returns when visitors' queries, which are for whole minutes, find an item that appears at `time`. */
export function appearsAt(time: Date): Date {
  return new Date(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** The longest time, in milliseconds, between the writing of a query and its evaluation. */
const QUERY_MS = 10_000;

/**
 * Returns the bounds for queries at `now`: `visibleFrom <= from` and `visibleUntil > until` find the items that are visible
 * until the end of the minute in which the query is evaluated at the latest. Times are entered to the minute, so these are the
 * items visible at `now`, except for those that end within the next ten seconds. The rules compare with the server's time,
 * which is within these bounds unless the visitor's clock is wrong.
 */
export function visibleMinute(now: Date): { from: Date; until: Date } {
  const startOfMinute = (time: number) => Math.floor(time / MINUTE_MS) * MINUTE_MS;
  const end = startOfMinute(now.getTime() + QUERY_MS) + MINUTE_MS;
  return { from: new Date(startOfMinute(now.getTime())), until: new Date(end - 1) };
}
