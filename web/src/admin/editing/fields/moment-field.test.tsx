import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { textOf } from '../../form/values.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { MomentField } from './moment-field.tsx';

const page = () => (
  <FormOf initialValues={{ dateTime: '2026-11-28T14:00' }}>
    {(values) => (
      <>
        <MomentField field={{ kind: 'moment', name: 'dateTime' }} />
        <button type="button">Elsewhere</button>
        <output>{textOf(values, 'dateTime')}</output>
      </>
    )}
  </FormOf>
);

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const kept = () => screen.getByRole('status').textContent;

/** Replaces the text, with a rendering before the last character. */
async function type(text: string): Promise<void> {
  await userEvent.clear(field());
  await userEvent.paste(text.slice(0, -1));
  await userEvent.keyboard(text.slice(-1));
}

it.each([
  ['in the format that is shown', '1 Dec 2026 18:30'],
  ['as digits', '2026-12-01 18:30'],
])('keeps a time typed %s as soon as it is complete', async (_, text) => {
  renderAdmin(page());
  expect(field().value).toBe('28 Nov 2026 14:00');
  expect(field().getAttribute('aria-required')).toBe('true');
  await type(text);
  expect(kept()).toBe('2026-12-01T18:30');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('1 Dec 2026 18:30');
  expect(kept()).toBe('2026-12-01T18:30');
});

it('shows the last complete time again when the field is left with other text', async () => {
  renderAdmin(page());
  await type('tomorrow');
  expect(field().value).toBe('tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('28 Nov 2026 14:00');
  expect(kept()).toBe('2026-11-28T14:00');
});

it('stays empty when its text is deleted with the keyboard and the field is left', async () => {
  renderAdmin(page());
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('');
  expect(kept()).toBe('');
});

it.each([
  ['2020-01-01T10:00', true],
  ['2099-01-01T10:00', false],
])('points out whether %s has passed: %s', (dateTime, hasPassed) => {
  renderAdmin(
    <FormOf initialValues={{ dateTime }}>
      {() => <MomentField field={{ kind: 'moment', name: 'dateTime', warnsOfPast: true }} />}
    </FormOf>,
  );
  expect(screen.queryByText(/^This time has passed/) !== null).toBe(hasPassed);
});
