import { expect, it } from 'vitest';
import { translations } from '../../testing/translations.ts';
import { saveAndAddLabel, saveLabel } from './save-label.ts';

const NOW = new Date('2026-11-21T05:00:00Z');
const en = translations.in('en').getFixedT(null, 'admin');
const ko = translations.in('kr').getFixedT(null, 'admin');

it.each([
  [{ title: 'Coffee' }, 'Save and publish'],
  [{ isActive: true }, 'Save and publish'],
  [{ isActive: false }, 'Save unpublished'],
  [{ isPublished: true, publishedAt: '2026-11-21T13:59' }, 'Save and publish'],
  [{ isPublished: true, publishedAt: '2026-12-03T00:30' }, 'Schedule for December 3'],
  [{ isPublished: true, visibleFrom: '2026-12-03T00:30' }, 'Schedule for December 3'],
  [{ isPublished: true, visibleFrom: '2027-01-01T00:00' }, 'Schedule for January 1, 2027'],
  [{ isActive: true, visibleFrom: '2026-11-21T13:59', visibleUntil: '2026-12-03T00:30' }, 'Save and publish'],
  [{ isActive: true, visibleUntil: '2026-11-21T13:59' }, 'Save unpublished'],
  [{ isPublished: false, publishedAt: '2026-12-03T00:30' }, 'Save unpublished'],
])('says what saving %j does', (values, label) => {
  expect(saveLabel(values, NOW, en, 'en')).toBe(label);
});

it('names the date in Korean', () => {
  expect(saveLabel({ isPublished: true, publishedAt: '2026-12-03T00:30' }, NOW, ko, 'kr')).toBe(
    '12월 3일 공개로 저장',
  );
});

it.each([
  [{ isActive: true }, 'Publish and add dates'],
  [{ isActive: false }, 'Save and add dates'],
  [{ isActive: true, visibleFrom: '2026-12-03T00:30' }, 'Save and add dates'],
])('says whether saving %j before further dates publishes', (values, label) => {
  expect(saveAndAddLabel(values, NOW, en)).toBe(label);
});
