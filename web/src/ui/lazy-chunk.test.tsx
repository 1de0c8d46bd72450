import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, it } from 'vitest';
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

it('keeps its state when it is rendered again after loading', async () => {
  const Part = lazyChunk(async () => Counter);
  const { rerender } = render(inBoundary(Part, 'seats'));
  expect(screen.queryByText('Loading')).not.toBeNull();
  await userEvent.click(await screen.findByRole('button'));
  rerender(inBoundary(Part, 'guests'));
  expect(screen.queryByRole('button', { name: '1 guests' })).not.toBeNull();
});
