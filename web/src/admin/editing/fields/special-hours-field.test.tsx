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
        <output>{JSON.stringify(specialHoursFromForm(specialHoursOf(values, 'specialHours')))}</output>
      </>
    )}
  </FormOf>
);
const saved = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const field = (name: string) => screen.getByRole('textbox', { name });

it('adds days with other hours and their reason', async () => {
  renderAdmin(page([]), { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Add dates' }));
  await userEvent.type(field('Entry 1: first day'), '2099-02-06{Enter}');
  await userEvent.type(field('2099-02-06: last day'), '2099-02-08{Enter}');
  await userEvent.type(field('2099-02-06: reason (Korean)'), '설날');
  expect(saved()).toEqual({
    specialHours: ['2099-02-06/2099-02-08 closed'],
    specialHoursReasonsKr: ['설날'],
  });
  await userEvent.click(screen.getByRole('checkbox', { name: /: Closed$/ }));
  await userEvent.clear(field('2099-02-06 closes'));
  await userEvent.type(field('2099-02-06 closes'), '02:00');
  expect(saved()).toMatchObject({ specialHours: ['2099-02-06/2099-02-08 10:00-02:00'] });
});

it('marks dates that have passed and removes them', async () => {
  renderAdmin(page(['2020-02-06/2020-02-08 closed', '2099-02-06/2099-02-06 closed']), { language: 'kr' });
  expect(screen.getAllByText('지난 날짜')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '2020-02-06 지우기' }));
  expect(saved()).toEqual({ specialHours: ['2099-02-06/2099-02-06 closed'] });
  expect(screen.queryByText('지난 날짜')).toBeNull();
});
