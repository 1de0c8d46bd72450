import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { MomentField } from './moment-field.tsx';

it.each([
  ['from the field', 'textbox'],
  ['after a press in the pop-up', 'button'],
])('closes with Escape %s and keeps the dialog around it open', async (_, role) => {
  const closeDialog = vi.fn<() => void>();
  renderAdmin(
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && closeDialog()}>
      <FormOf initialValues={{ dateTime: '2026-11-28T14:00' }}>
        {() => <MomentField field={{ kind: 'moment', name: 'dateTime' }} />}
      </FormOf>
    </div>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  if (role === 'button') screen.getAllByRole('button')[0]!.focus();
  expect(document.activeElement === field).toBe(role === 'textbox');
  await userEvent.keyboard('{Escape}');
  expect(closeDialog).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('{Escape}');
  expect(closeDialog).toHaveBeenCalled();
});
