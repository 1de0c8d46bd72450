import { render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk.tsx';

function Counter({ unit }: { unit: string }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {count} {unit}
    </button>
  );
}

const inBoundary = (Part: ReturnType<typeof lazyChunk<{ unit: string }>>, unit: string) => (
  <Suspense fallback="Loading">
    <Part unit={unit} />
  </Suspense>
);

it('shows a loaded chunk without its loading state', async () => {
  const Part = lazyChunk(async () => Counter);
  await Part.load();
  render(inBoundary(Part, 'seats'));
  expect(screen.queryByRole('button', { name: '0 seats' })).not.toBeNull();
});

it('keeps its state when it is rendered again after a transition has shown it', async () => {
  // As in a browser, so that React shows the chunk within the rendering that loads it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const Part = lazyChunk(async () => Counter);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  startTransition(() => root.render(inBoundary(Part, 'seats')));
  (await screen.findByRole('button', { name: '0 seats' })).click();
  await screen.findByRole('button', { name: '1 seats' });
  root.render(inBoundary(Part, 'guests'));
  await screen.findByRole('button', { name: /guests/ });
  expect(screen.queryByRole('button', { name: '1 guests' })).not.toBeNull();
});
