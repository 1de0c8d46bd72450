import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';

describe('labelOf', () => {
  it.each([
    ['craft', '공예'],
    ['pottery', 'Pottery'],
    ['hand-made paper', 'Hand-made paper'],
    ['누룩', '누룩'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('labels "%s" as "%s"', (value, label) => {
    expect(labelOf(value, { craft: '공예' })).toBe(label);
  });
});
