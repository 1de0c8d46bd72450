import { expect, it } from 'vitest';
import { hyphenatedPhone, internationalPhone, telephoneUrl } from './telephone.ts';

it.each([
  ['02-0000-0000', 'tel:+82-2-0000-0000'],
  ['063-000-0003', 'tel:+82-63-000-0003'],
  ['02 0000 0000', 'tel:+82-200000000'],
  ['(02) 000-0000', 'tel:+82-2000-0000'],
  ['+82-2-0000-0000', 'tel:+82-2-0000-0000'],
  ['+82 2 0000 0000', 'tel:+82200000000'],
  ['+82 (0)10 0000 0000', 'tel:+821000000000'],
  ['+82-010-0000-0000', 'tel:+82-10-0000-0000'],
  ['0082 10 0000 0000', 'tel:+821000000000'],
  ['０１０－００００－００００', 'tel:+82-10-0000-0000'],
  ['010.0000.0000', 'tel:+82-1000000000'],
  ['+44 (0)20 0000 0000', 'tel:+442000000000'],
])('the URL that calls %s works abroad', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});

it.each([
  '',
  'ask at the counter',
  '02-0000-0000 / 010-0000-0000',
  '02-0000-0000, 010-0000-0000',
  '02-0000-0000 ext. 3',
  '112',
])('has no URL for %j, which is not one number', (phone) => {
  expect(telephoneUrl(phone)).toBeUndefined();
});

it('leaves a nationwide number, which cannot be called from abroad, a national one', () => {
  expect(telephoneUrl('1500-0000')).toBe('tel:1500-0000');
});

it('returns a number without spaces and brackets in international format', () => {
  expect(internationalPhone('(02) 000-0000')).toBe('+82-2000-0000');
});

it.each([
  ['01000000000', '010-0000-0000'],
  ['0110000000', '011-000-0000'],
  ['020000000', '02-000-0000'],
  ['0200000000', '02-0000-0000'],
  ['0310000000', '031-000-0000'],
  ['07000000000', '070-0000-0000'],
  ['050500000000', '0505-0000-0000'],
  ['15000000', '1500-0000'],
])('writes hyphens into %s', (digits, phone) => {
  expect(hyphenatedPhone(digits)).toBe(phone);
});

it.each([
  '010-0000-0000',
  '010 0000 0000',
  '+821000000000',
  '112',
  '0044200000000',
  'ask at the counter',
  '',
])('leaves %j as it was typed', (phone) => expect(hyphenatedPhone(phone)).toBe(phone));
