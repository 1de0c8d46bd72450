import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { weekFromForm, weekToForm } from './week.ts';

describe('a week in a form', () => {
  it('comes back as it was', () => {
    expect(weekFromForm(weekToForm(BRAND.hours))).toEqual(BRAND.hours);
  });

  it('shows days by the clock, those of rest as closed', () => {
    const week = weekToForm(BRAND.hours);
    expect(week[0]).toEqual({ isOpen: true, open: '10:00', close: '20:00' });
    expect(week[1]).toMatchObject({ isOpen: false });
  });

  it('may close after midnight', () => {
    const late = [{ open: 1080, close: 1560 }, null, null, null, null, null, null];
    expect(weekToForm(late)[0]).toEqual({ isOpen: true, open: '18:00', close: '02:00' });
    expect(weekFromForm(weekToForm(late))).toEqual(late);
  });

  it('without an open day says nothing', () => {
    expect(weekFromForm(weekToForm(undefined))).toBeUndefined();
  });

  it('passes on what is no time of day, for the schema to refuse', () => {
    const [day] = weekFromForm([{ isOpen: true, open: '', close: '21:00' }]) ?? [];
    expect(day?.open).toBeNaN();
  });
});
