import { describe, expect, it } from 'vitest';
import { hoursText, withHoursText, withoutDerivedHours } from './hours-text.ts';

const openingHours = Array.from({ length: 7 }, (_, weekday) => (weekday ? { open: 540, close: 1080 } : null));
const DERIVED = { hours: 'Mon–Sat 09:00–18:00 · Sun closed', hoursKr: '월–토 09:00–18:00 · 일 휴무' };
const OWN = { hours: 'By appointment', hoursKr: '예약하신 분만 모십니다' };
const NONE = { hours: '', hoursKr: '' };

describe('opening hours as text', () => {
  it.each([
    ['are derived from the weekly hours', { ...NONE, openingHours }, DERIVED],
    ['are the owner’s own text in both languages', { ...OWN, openingHours }, OWN],
    [
      'are derived in the language that has no text of its own',
      { ...OWN, hours: '', openingHours },
      { hours: DERIVED.hours, hoursKr: OWN.hoursKr },
    ],
    [
      'are the text of the other language without weekly hours',
      { ...OWN, hours: '' },
      { hours: OWN.hoursKr, hoursKr: OWN.hoursKr },
    ],
    ['are empty when there are none', NONE, NONE],
  ])('%s', (_, store, expected) => {
    expect([hoursText(store, 'en'), hoursText(store, 'kr')]).toEqual([expected.hours, expected.hoursKr]);
    expect(withHoursText(store)).toEqual({ ...store, ...expected });
  });
});

describe('withoutDerivedHours', () => {
  it.each([
    ['drops text that repeats the weekly hours', { ...DERIVED, openingHours }, NONE],
    ['keeps text of the owner', { ...OWN, openingHours }, OWN],
    [
      'judges each language alone',
      { ...DERIVED, hoursKr: OWN.hoursKr, openingHours },
      { hours: '', hoursKr: OWN.hoursKr },
    ],
    ['keeps the text of a store without weekly hours', DERIVED, DERIVED],
  ])('%s', (_, store, expected) => {
    expect(withoutDerivedHours(store)).toEqual({ ...store, ...expected });
  });
});
