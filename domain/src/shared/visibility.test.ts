import { describe, expect, it } from 'vitest';
import {
  ALWAYS_VISIBLE,
  appearsAt,
  changedForVisitors,
  isVisible,
  nextVisibilityChange,
  visibleMinute,
  visibleSince,
} from './visibility.ts';

const NOW = new Date('2026-11-21T05:00:30Z');
const BEFORE = new Date('2026-11-21T05:00:00Z');
const AFTER = new Date('2026-11-21T05:01:00Z');
const LATER = new Date('2026-12-03T00:00:00Z');

describe('isVisible', () => {
  it.each([
    ['an item without any of the fields', {}, true],
    ['an item that is not limited', { isPublished: true, ...ALWAYS_VISIBLE }, true],
    ['an unpublished item', { isPublished: false }, false],
    ['an inactive item', { isActive: false }, false],
    ['an item from now on', { visibleFrom: NOW }, true],
    ['an item from later on', { visibleFrom: AFTER }, false],
    ['an item until later', { visibleUntil: AFTER }, true],
    ['an item until now', { visibleUntil: NOW }, false],
    ['a story with a future publication date', { publishedAt: AFTER, visibleFrom: BEFORE }, false],
    ['a published story that is to be visible later', { publishedAt: BEFORE, visibleFrom: AFTER }, false],
    ['an unpublished item within its time', { isPublished: false, visibleFrom: BEFORE }, false],
  ])('%s: %j is %s', (_, item, visible) => {
    expect(isVisible(item, NOW)).toBe(visible);
  });
});

describe('nextVisibilityChange', () => {
  it.each([
    ['an item that is not limited', ALWAYS_VISIBLE, null],
    ['an item that appears', { visibleFrom: AFTER, visibleUntil: LATER }, AFTER],
    ['a story that is published', { publishedAt: LATER, visibleFrom: AFTER }, LATER],
    ['an item that ends', { visibleFrom: BEFORE, visibleUntil: AFTER }, AFTER],
    ['an item that has ended', { visibleUntil: BEFORE }, null],
    ['an item that appears at this instant', { visibleFrom: NOW }, null],
    ['a story that ends before it is published', { publishedAt: LATER, visibleUntil: AFTER }, null],
    ['a hidden item', { isActive: false, visibleFrom: AFTER }, null],
  ])('of %s', (_, item, change) => {
    expect(nextVisibilityChange(item, NOW)).toEqual(change);
  });
});

describe('visibleSince', () => {
  it.each([
    ['the publication of a story that is not limited', { publishedAt: BEFORE, ...ALWAYS_VISIBLE }, BEFORE],
    ['the day for which a story is scheduled', { publishedAt: BEFORE, visibleFrom: LATER }, LATER],
    [
      'a publication after the beginning of the visible time',
      { publishedAt: LATER, visibleFrom: AFTER },
      LATER,
    ],
  ])('is %s', (_, story, since) => {
    expect(visibleSince(story)).toEqual(since);
  });
});

describe('changedForVisitors', () => {
  const changed = new Date('2026-05-01T00:00:00Z');
  const later = new Date('2026-05-09T00:00:00Z');

  it.each([
    ['the change of an item that was visible', {}, changed],
    ['the change after the appearance', { visibleFrom: new Date('2026-04-01T00:00:00Z') }, changed],
    ['the appearance after the last change', { visibleFrom: later }, later],
    ['the publication of a scheduled story', { publishedAt: later }, later],
  ])('returns %s', (_, item, seen) => {
    expect(changedForVisitors(item, changed)).toEqual(seen);
  });
});

describe('visibleMinute', () => {
  it('contains the time and ends before the next minute', () => {
    expect(visibleMinute(NOW)).toEqual({ from: BEFORE, until: new Date('2026-11-21T05:00:59.999Z') });
    expect(visibleMinute(BEFORE)).toEqual(visibleMinute(NOW));
  });

  it('ends after a query that is evaluated ten seconds later', () => {
    const { from, until } = visibleMinute(new Date('2026-11-21T05:00:50Z'));
    expect([from, until]).toEqual([BEFORE, new Date('2026-11-21T05:01:59.999Z')]);
    expect(visibleMinute(new Date('2026-11-21T05:00:49.999Z')).until).toEqual(
      new Date('2026-11-21T05:00:59.999Z'),
    );
  });

  it('finds an item whose time has seconds from the moment that appearsAt returns', () => {
    const time = new Date('2026-11-21T05:00:30Z');
    const finds = (now: Date) => time <= visibleMinute(now).from;
    expect(appearsAt(time)).toEqual(AFTER);
    expect(appearsAt(AFTER)).toEqual(AFTER);
    expect([finds(new Date(AFTER.getTime() - 1)), finds(AFTER)]).toEqual([false, true]);
  });

  it('finds an item from the minute in which it appears, and not in the one in which it has ended', () => {
    const finds = (now: Date) => {
      const { from, until } = visibleMinute(now);
      return { from: AFTER <= from, until: AFTER > until };
    };
    expect(finds(NOW)).toEqual({ from: false, until: true });
    expect(finds(AFTER)).toEqual({ from: true, until: false });
  });
});
