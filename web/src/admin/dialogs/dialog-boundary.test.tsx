import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyChunk } from '../../ui/lazy-chunk.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';

it('offers a retry in a dialog of its own, which closes, when a dialog cannot be loaded', async () => {
  let isOnline = false;
  const Versions = lazyChunk(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Versions</p>;
  });
  const onClose = vi.fn<() => void>();
  function Form() {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <input aria-label="Title" defaultValue="typed" />
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <DialogBoundary title="Earlier versions" onClose={close}>
            <Versions />
          </DialogBoundary>
        )}
      </>
    );
  }
  renderAdmin(<Form />, { onCaughtError: () => {} });
  const failed = await screen.findByRole('dialog', { name: 'Earlier versions' });
  expect(failed.textContent).toContain('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByText('Open'));
  isOnline = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Versions')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('typed');
});
