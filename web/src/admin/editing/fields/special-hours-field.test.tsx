import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { specialHoursFromForm, specialHoursToForm } from '../../form/special-hours.ts';
import { specialHoursOf } from '../../form/values.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { SpecialHoursField } from './special-hours-field.tsx';

const page = (specialHours: readonly string[]) => (
  <FormOf initialValues={{ specialHours: specialHoursToForm({ specialHours }) }}>
    {(values) => (
      <>
        <SpecialHoursField field={{ kind: 'specialHours', name: 'specialHours' }} />
        <button type="button">Elsewhere</button>
        <output>{JSON.stringify(specialHoursFromForm(specialHoursOf(values, 'specialHours')))}</output>
      </>
    )}
  </FormOf>
);
const saved = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const field = (name: string) => screen.getByRole('textbox', { name });
/** Faster than typing, for which the calendar renders at each character. */
async function enter(name: string, text: string): Promise<void> {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

it('adds days with other hours and their reason', async () => {
  renderAdmin(page([]), { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Add dates' }));
  await enter('Entry 1: first day', '2099-02-06');
  await enter('2099-02-06: last day', '2099-02-08');
  await enter('2099-02-06: reason (Korean)', '설날');
  expect(saved()).toEqual({
    specialHours: ['2099-02-06/2099-02-08 closed'],
    specialHoursReasonsKr: ['설날'],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /: Closed$/ }));
  await userEvent.clear(field('2099-02-06 closes'));
  await enter('2099-02-06 closes', '02:00');
  expect(saved()).toMatchObject({ specialHours: ['2099-02-06/2099-02-08 10:00-02:00'] });
});

it('marks dates that have passed and removes them', async () => {
  renderAdmin(page(['2020-02-06/2020-02-08 closed', '2099-02-06/2099-02-06 closed']), { language: 'kr' });
  expect(screen.getAllByText('지난 날짜')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '2020-02-06 지우기' }));
  expect(saved()).toEqual({ specialHours: ['2099-02-06/2099-02-06 closed'] });
  expect(screen.queryByText('지난 날짜')).toBeNull();
});

it('keeps no last day when its text is deleted with the keyboard and the field is left', async () => {
  renderAdmin(page(['2099-02-06/2099-02-08 closed']), { language: 'en' });
  await userEvent.clear(field('2099-02-06: last day'));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field('2099-02-06: last day')).toHaveProperty('value', '');
  expect(saved()).toEqual({ specialHours: ['2099-02-06/2099-02-06 closed'] });
});

it.each([
  ['en', 'Up to 20 entries', /reason/],
  ['kr', '20줄까지', /이유/],
] as const)('says and keeps the limits: %s', async (language, most, reason) => {
  renderAdmin(page(['2099-02-06/2099-02-06 closed']), { language });
  expect(screen.getByText(most, { exact: false })).toBeTruthy();
  for (const input of screen.getAllByRole('textbox', { name: reason })) {
    await userEvent.click(input);
    await userEvent.paste('a'.repeat(41));
    expect(input).toHaveProperty('value', 'a'.repeat(40));
  }
});
