import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { readEdited } from './edited.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('opens a copy in the form, at an address of its own', async () => {
  const id = crypto.randomUUID();
  window.history.replaceState(null, '', '/?tab=events');
  renderAdmin(<DuplicateButton id={id} name="Open Cupping" />);
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate “Open Cupping”' }));
  const search = new URLSearchParams(window.location.search);
  expect(search.get('tab')).toBe('events');
  expect(readEdited(search.get('edit') ?? '')).toMatchObject({ form: 'copy', original: id });
});
