import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textOf } from '../../form/values.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { imitateTouchScreen } from '../../testing/imitate-touch-screen.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { MomentField } from './moment-field.tsx';

beforeEach(imitateTouchScreen);
afterEach(() => vi.restoreAllMocks());

it('keeps the time in Seoul that is chosen in the browser’s picker, and that it is emptied', async () => {
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  renderAdmin(
    <div onSubmitCapture={submit}>
      <FormOf initialValues={{ dateTime: '2026-11-28T14:00' }}>
        {(values) => (
          <>
            <MomentField field={{ kind: 'moment', name: 'dateTime' }} />
            <output>{textOf(values, 'dateTime')}</output>
          </>
        )}
      </FormOf>
    </div>,
  );
  const field = document.querySelector<HTMLInputElement>('input[type=datetime-local]')!;
  expect(field.value).toBe('2026-11-28T14:00');
  expect(field.getAttribute('aria-required')).toBe('true');
  fireEvent.change(field, { target: { value: '2026-12-01T18:30' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2026-12-01T18:30'));
  field.focus();
  await userEvent.keyboard('{Enter}');
  expect(submit).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
