import { describe, expect, it } from 'vitest';
import { shownPhone, storedPhone, telephoneUrl } from './telephone.ts';

const KOREAN = ['+821000000000', '010-0000-0000', '+82 10-0000-0000'] as const;
const SEOUL = ['+82200000000', '02-0000-0000', '+82 2-0000-0000'] as const;
const LONDON = ['+442000000000', '+44 2000000000', '+44 2000000000'] as const;

describe.each([
  ['010-0000-0000', ...KOREAN],
  ['01000000000', ...KOREAN],
  ['010 0000 0000', ...KOREAN],
  ['010.0000.0000', ...KOREAN],
  ['010·0000·0000', ...KOREAN],
  ['(010) 0000-0000', ...KOREAN],
  ['010–0000–0000', ...KOREAN],
  ['０１０－００００－００００', ...KOREAN],
  ['０１０．００００．００００', ...KOREAN],
  [' 010-0000-0000. ', ...KOREAN],
  ['+821000000000', ...KOREAN],
  ['+82 10 0000 0000', ...KOREAN],
  ['＋８２ １０ ００００ ００００', ...KOREAN],
  ['+82-010-0000-0000', ...KOREAN],
  ['+82 (0)10 0000 0000', ...KOREAN],
  ['+82(0)10.0000.0000', ...KOREAN],
  ['(+82) 10-0000-0000', ...KOREAN],
  ['0082 10 0000 0000', ...KOREAN],
  ['0082 (0)10 0000 0000', ...KOREAN],
  ['02-0000-0000', ...SEOUL],
  ['(02) 0000 0000', ...SEOUL],
  ['+82 2 0000 0000', ...SEOUL],
  ['+82 (0)2-0000-0000', ...SEOUL],
  ['020000000', '+8220000000', '02-000-0000', '+82 2-000-0000'],
  ['0110000000', '+82110000000', '011-000-0000', '+82 11-000-0000'],
  ['063-000-0003', '+82630000003', '063-000-0003', '+82 63-000-0003'],
  ['07000000000', '+827000000000', '070-0000-0000', '+82 70-0000-0000'],
  ['050500000000', '+8250500000000', '0505-0000-0000', '+82 505-0000-0000'],
  ['1500-0000', '15000000', '1500-0000', '1500-0000'],
  ['1588 0000', '15880000', '1588-0000', '1588-0000'],
  ['+82 1588-0000', '15880000', '1588-0000', '1588-0000'],
  ['0303-0000-0000', '+8230300000000', '0303-0000-0000', '+82 303-0000-0000'],
  ['080-000-0000', '+82800000000', '080-000-0000', '+82 80-000-0000'],
  ['010ㆍ0000ㆍ0000', ...KOREAN],
  ['010−0000−0000', ...KOREAN],
  ['02)0000-0000', ...SEOUL],
  ['+39 (0)6 0000 0000', '+390600000000', '+39 0600000000', '+39 0600000000'],
  ['+44 (0)20 0000 0000', ...LONDON],
  ['0044 20 0000 0000', ...LONDON],
  ['+44.20.0000.0000', ...LONDON],
  ['+1 (200) 000-0000', '+12000000000', '+1 2000000000', '+1 2000000000'],
  ['+353 1 000 0000', '+35310000000', '+353 10000000', '+353 10000000'],
  ['+81-90-0000-0000', '+819000000000', '+81 9000000000', '+81 9000000000'],
])('the number typed as %j', (typed, stored, korean, english) => {
  it(`is stored as ${stored}`, () => expect(storedPhone(typed)).toBe(stored));
  it('can be stored again', () => expect(storedPhone(stored)).toBe(stored));
  it(`is shown as ${korean} in Korean`, () => expect(shownPhone(stored, 'kr')).toBe(korean));
  it(`is shown as ${english} in English`, () => expect(shownPhone(stored, 'en')).toBe(english));
  it('is read again as it is shown', () =>
    expect([storedPhone(korean), storedPhone(english)]).toEqual([stored, stored]));
  it('has a URL that calls it', () => expect(telephoneUrl(typed)).toBe(`tel:${stored}`));
});

describe.each([
  '',
  'ask at the counter',
  '02-0000-0000 / 010-0000-0000',
  '02-0000-0000, 010-0000-0000',
  '02-0000-0000 ext. 3',
  '02-000-0000(3)',
  '02-000-0000-8',
  '031-000-0000 8',
  '+1 200-000-0000 12',
  '112',
  '010-000-0000',
  // With the exit codes of Korea.
  '001-44-20-0000-0000',
  '002-44-20-0000-0000',
  '00700-44-20-0000-0000',
  '+44 020 0000 0000',
  '+82 000 000 0000',
  // Numbers of Berlin, Manchester, Paris, Tokyo and Australia without the country code.
  '030 00000000',
  '0161 000 0000',
  '01 40 00 00 00',
  '080-0000-0000',
  '0412 000 000',
  // British numbers without the country code.
  '020 0000 00000',
  '07700 000000',
  '+0 000 0000',
  '0'.repeat(40),
])('a text that is not exactly one number with a country, %j,', (text) => {
  it('is stored as typed', () => expect(storedPhone(text)).toBe(text));
  it('is shown as typed', () => expect(shownPhone(text, 'en')).toBe(text));
  it('has no URL', () => expect(telephoneUrl(text)).toBeUndefined());
});
