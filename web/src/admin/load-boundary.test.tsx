import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { renderAdmin } from './testing/render-admin.tsx';

it('offers a retry when a chunk cannot be loaded, and keeps text typed elsewhere', async () => {
  let isOnline = false;
  const Part = lazyChunk(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Loaded</p>;
  });
  renderAdmin(
    <>
      <input aria-label="Title" />
      <LoadBoundary>
        <Part />
      </LoadBoundary>
    </>,
    { onCaughtError: () => {} },
  );
  await userEvent.type(screen.getByLabelText('Title'), 'typed');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loaded')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('typed');
});
