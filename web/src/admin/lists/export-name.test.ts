import { expect, it } from 'vitest';
import { exportName } from './export-buttons.tsx';

const NOW = new Date('2026-11-28T15:05:00Z');

it.each([
  [['newsletter'], 'newsletter-2026-11-29-kr'],
  [['bookings', '', '', ''], 'bookings-2026-11-29-kr'],
  [['bookings', '', '', 'confirmed'], 'bookings-confirmed-2026-11-29-kr'],
  [
    ['bookings', '커피: 1/2 클래스!', 'aB3', 'confirmed'],
    'bookings-커피-1-2-클래스-aB3-confirmed-2026-11-29-kr',
  ],
])('names an export by what was chosen and the day in Seoul: %j', (subject, name) => {
  expect(exportName(subject, 'kr', NOW)).toBe(name);
});

it('differs by the language of the content', () => {
  expect(exportName(['bookings'], 'en', NOW)).toBe('bookings-2026-11-29-en');
});

it('shortens a long title, not what follows it', () => {
  expect(exportName(['bookings', '가'.repeat(100), 'aB3'], 'kr', NOW)).toBe(
    `bookings-${'가'.repeat(40)}-aB3-2026-11-29-kr`,
  );
});
