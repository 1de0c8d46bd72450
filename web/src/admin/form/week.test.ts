import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { weekFromForm, weekToForm } from './week.ts';

describe('opening hours form values', () => {
  it('round-trip without changes', () => {
    expect(weekFromForm(weekToForm(BRAND.hours))).toEqual(BRAND.hours);
  });

  it('show open days with clock times and the others as closed', () => {
    const week = weekToForm(BRAND.hours);
    expect(week[0]).toEqual({ isOpen: true, open: '10:00', close: '20:00' });
    expect(week[1]).toMatchObject({ isOpen: false });
  });

  it('support closing times after midnight', () => {
    const late = [{ open: 1080, close: 1560 }, null, null, null, null, null, null];
    expect(weekToForm(late)[0]).toEqual({ isOpen: true, open: '18:00', close: '02:00' });
    expect(weekFromForm(weekToForm(late))).toEqual(late);
  });

  it('convert a week without open days to undefined', () => {
    expect(weekFromForm(weekToForm(undefined))).toBeUndefined();
  });

  it('convert an invalid time to NaN, which the schema rejects', () => {
    const [day] = weekFromForm([{ isOpen: true, open: '', close: '21:00' }]) ?? [];
    expect(day?.open).toBeNaN();
  });
});
