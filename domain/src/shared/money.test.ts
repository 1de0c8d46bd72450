import { expect, it } from 'vitest';
import { formatDollars, formatWon } from './money.ts';

it.each([
  [0, '₩0'],
  [999, '₩999'],
  [18000, '₩18,000'],
  [1234567, '₩1,234,567'],
])('formats %d won as %s', (won, text) => expect(formatWon(won)).toBe(text));

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1350, '$13.50'],
  [123456, '$1,234.56'],
])('formats %d cents as %s', (cents, text) => expect(formatDollars(cents)).toBe(text));
