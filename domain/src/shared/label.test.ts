import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';

describe('a label', () => {
  it.each([
    ['craft', '손일'],
    ['pottery', 'Pottery'],
    ['hand-made paper', 'Hand-made paper'],
    ['누룩', '누룩'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('of "%s" is "%s"', (value, label) => {
    expect(labelOf(value, { craft: '손일' })).toBe(label);
  });
});
