import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormContext } from '../../form/form-context.ts';
import { textOf, type Values } from '../../form/values.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { MomentField } from './moment-field.tsx';

function Page() {
  const [values, setValues] = useState<Values>({ dateTime: '2026-11-28T14:00' });
  return (
    <FormContext
      value={{
        values,
        problemOf: () => undefined,
        isRequired: () => false,
        change: (name, value) =>
          setValues((old) => ({ ...old, [name]: typeof value === 'function' ? value(old) : value })),
        visit: () => {},
        keepUpload: () => {},
      }}
    >
      <MomentField field={{ kind: 'moment', name: 'dateTime' }} />
      <button type="button">Elsewhere</button>
      <output>{textOf(values, 'dateTime')}</output>
    </FormContext>
  );
}

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
  renderAdmin(<Page />);
  expect(field().value).toBe('28 Nov 2026 14:00');
  await type(text);
  expect(kept()).toBe('2026-12-01T18:30');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('1 Dec 2026 18:30');
  expect(kept()).toBe('2026-12-01T18:30');
});

it('shows the last complete time again when the field is left with other text', async () => {
  renderAdmin(<Page />);
  await type('tomorrow');
  expect(field().value).toBe('tomorrow');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('28 Nov 2026 14:00');
  expect(kept()).toBe('2026-11-28T14:00');
});
