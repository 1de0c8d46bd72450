import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormContext, type Form } from '../../form/form-context.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { ListFields } from './list-fields.tsx';

const form: Form = {
  values: { tags: 'floral' },
  problemOf: () => undefined,
  isRequired: () => false,
  change: () => {},
  visit: () => {},
  keepUpload: () => {},
};

it('does not submit the form when Enter is pressed in the tag field', async () => {
  const onSubmit = vi.fn<() => void>();
  renderAdmin(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormContext value={form}>
        <ListFields field={{ kind: 'list', name: 'tags' }} />
      </FormContext>
      <button type="submit">Save</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
