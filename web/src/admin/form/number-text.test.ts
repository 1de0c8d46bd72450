import { expect, it } from 'vitest';
import { parseNumber } from './number-text.ts';

it.each([
  ['45,000', 45_000],
  ['16,000원', 16_000],
  ['₩16,000', 16_000],
  ['￦ １６，０００', 16_000],
  ['２５', 25],
  ['4명', 4],
  ['4 명', 4],
  ['-3', -3],
  ['250 g', 250],
  ['', null],
  ['1e5', Number.NaN],
  ['45-000', Number.NaN],
  ['4,00', Number.NaN],
  ['1.5', Number.NaN],
  ['원', Number.NaN],
  ['many', Number.NaN],
])('reads %j as %d', (typed, number) => expect(parseNumber(typed, 0)).toBe(number));
