import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { lazyChunk } from '../ui/lazy-chunk.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { renderAdmin } from './testing/render-admin.tsx';

/** Renders a part whose chunk cannot be loaded until `isOnline`. */
function renderPart() {
  const server = { isOnline: false };
  const Part = lazyChunk(async () => {
    if (!server.isOnline) throw new TypeError('Failed to fetch dynamically imported module');
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
  return server;
}

it('offers a retry when a chunk cannot be loaded, and keeps text typed elsewhere', async () => {
  const server = renderPart();
  await userEvent.type(screen.getByLabelText('Title'), 'typed');
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  server.isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Loaded')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('typed');
});

it('loads the chunk again although the style sheet of another part is gone', async () => {
  const gone = document.head.appendChild(document.createElement('link'));
  gone.rel = 'stylesheet';
  onTestFinished(() => gone.remove());
  const server = renderPart();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.isOnline = true;
  await userEvent.click(retry);
  fireEvent.error(gone.nextElementSibling!);
  expect(await screen.findByText('Loaded')).toBeDefined();
});
