import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { weekOf } from '../../form/values.ts';
import { weekToForm } from '../../form/week.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { WeekField } from './week-field.tsx';

const MONDAY = { open: 10 * 60, close: 26 * 60 };

const page = () => (
  <FormOf initialValues={{ openingHours: weekToForm([null, MONDAY, null, null, null, null, null]) }}>
    {(values) => (
      <>
        <WeekField field={{ kind: 'week', name: 'openingHours' }} />
        <output>{JSON.stringify(weekOf(values, 'openingHours')[1])}</output>
      </>
    )}
  </FormOf>
);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const monday = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

it.each([
  ['en', 'Monday opens', 'Monday closes'],
  ['kr', '월요일 여는 시각', '월요일 닫는 시각'],
] as const)('shows times in the 24-hour clock and keeps a typed one: %s', async (language, opens, closes) => {
  renderAdmin(page(), { language });
  expect([field(opens).value, field(closes).value]).toEqual(['10:00', '02:00']);
  await userEvent.clear(field(opens));
  await userEvent.type(field(opens), '9:30');
  expect(monday()).toEqual({ isOpen: true, open: '09:30', close: '02:00' });
});

it('shows the last time again when the field is left with other text', async () => {
  renderAdmin(page(), { language: 'en' });
  await userEvent.clear(field('Monday opens'));
  await userEvent.type(field('Monday opens'), 'noon');
  await userEvent.click(field('Monday closes'));
  // The field is set back in the next frame.
  await waitFor(() => expect(field('Monday opens').value).toBe('10:00'));
});

it('keeps the times of a day that is closed and opened again', async () => {
  renderAdmin(page(), { language: 'en' });
  const isOpen = () => screen.getByRole('checkbox', { name: 'Monday' });
  await userEvent.click(isOpen());
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await userEvent.click(isOpen());
  expect(field('Monday closes').value).toBe('02:00');
});
