import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { textOf } from '../../form/values.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { ChoicesField } from './choices-field.tsx';

it('adds and removes the options that are pressed', async () => {
  renderAdmin(
    <FormOf initialValues={{ grinds: 'drip' }}>
      {(values) => (
        <>
          <ChoicesField
            field={{ kind: 'choices', name: 'grinds', options: ['beans', 'drip'], labels: 'product:grind' }}
          />
          <output>{textOf(values, 'grinds')}</output>
        </>
      )}
    </FormOf>,
  );
  const [beans, drip] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([beans!.checked, drip!.checked]).toEqual([false, true]);
  await userEvent.click(beans!);
  await userEvent.click(drip!);
  expect(screen.getByRole('status').textContent).toBe('beans');
});
