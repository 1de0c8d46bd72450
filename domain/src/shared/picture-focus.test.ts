import { describe, expect, it } from 'vitest';
import { focusSchema } from './picture-schema.ts';
import { formatFocus, moveFocus, parseFocus } from './picture-focus.ts';

describe('formatFocus', () => {
  it.each([
    [33, 67, '30 70'],
    [-4, 104, '0 100'],
    [50, 50, ''],
    [54.9, 45, ''],
  ])('stores %d %% from the left and %d %% from the top as "%s"', (left, top, focus) => {
    expect(formatFocus(left, top)).toBe(focus);
  });
});

describe('parseFocus', () => {
  it('reads the percents', () => expect(parseFocus('0 100')).toEqual({ left: 0, top: 100 }));
  it.each([undefined, ''])('takes the centre for %j', (focus) =>
    expect(parseFocus(focus)).toEqual({ left: 50, top: 50 }),
  );
});

describe('moveFocus', () => {
  it('moves by a tenth of the picture', () => expect(moveFocus('', 1, -1)).toBe('60 40'));
  it('stays within the picture', () => expect(moveFocus('0 100', -1, 1)).toBe('0 100'));
});

describe('focusSchema', () => {
  it.each(['', '0 0', '50 30', '100 100'])('accepts "%s"', (focus) =>
    expect(focusSchema.safeParse(focus).success).toBe(true),
  );
  it.each(['50', '5 30', '110 0', '050 0', '50  30', '50 30 ', '50 30\n'])('rejects "%s"', (focus) =>
    expect(focusSchema.safeParse(focus).success).toBe(false),
  );
});
