import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import { weekToForm } from '../../form/week.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { HoursFields } from './hours-fields.tsx';

const MONDAY = { open: 9 * 60, close: 18 * 60 };
const WEEK = weekToForm([null, MONDAY, null, null, null, null, null]);
const DERIVED = { en: 'Mon 09:00–18:00 · Tue–Sun closed', kr: '월 09:00–18:00 · 화–일 휴무' };

const page = (openingHours = WEEK) => (
  <FormOf initialValues={{ openingHours, hours: '', hoursKr: '' }}>
    {() => <HoursFields field={{ kind: 'hours', name: 'hours', isTranslated: true }} />}
  </FormOf>
);
const korean = () => screen.getByRole('textbox', { name: /Korean/ });

it('shows in each language what the weekly hours say, and whether the owner’s text replaces it', async () => {
  renderAdmin(page(), { language: 'en' });
  expect(screen.getByText(keepTogether(`Shown if empty: ${DERIVED.en}`))).toBeTruthy();
  expect(screen.getByText(keepTogether(`Shown if empty: ${DERIVED.kr}`))).toBeTruthy();
  await userEvent.type(korean(), '예약제');
  expect(screen.getByText(new RegExp(keepTogether(`^Shown instead of “${DERIVED.kr}”`)))).toBeTruthy();
  expect(screen.getByText(keepTogether(`Shown if empty: ${DERIVED.en}`))).toBeTruthy();
  await userEvent.clear(korean());
  await userEvent.type(korean(), DERIVED.kr);
  expect(screen.queryByText(/^Shown instead of/)).toBeNull();
});

it('derives nothing while a time is missing', () => {
  renderAdmin(page(WEEK.map((day) => ({ ...day, close: '' }))), { language: 'en' });
  expect(screen.queryByText(/^Shown/)).toBeNull();
});
