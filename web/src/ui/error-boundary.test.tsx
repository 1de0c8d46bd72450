import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DeferredContent } from './deferred-content.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyChunk } from './lazy-chunk.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return <button onClick={onRetry}>Try again</button>;
}

const page = (resetKey: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={resetKey} fallback={<p>Something went wrong</p>}>
    {isBroken ? <Broken /> : <p>The next page</p>}
  </ErrorBoundary>
);

describe('error boundary', () => {
  it('shows the fallback until the visitor navigates', () => {
    const onCaughtError = vi.fn<() => void>();
    const { rerender } = render(page('/coffee', true), { onCaughtError });
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(onCaughtError).toHaveBeenCalledOnce();
    rerender(page('/coffee', false));
    expect(screen.queryByText('The next page'), 'the same page is not tried again by itself').toBeNull();
    rerender(page('/about', false));
    expect(screen.getByText('The next page')).toBeTruthy();
  });

  it('retries a chunk that failed to load when the visitor presses the button', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue(() => <p>The part</p>);
    const Part = lazyChunk(load);
    const onError = vi.fn<() => void>();
    render(
      <DeferredContent fallback={Retry} onError={onError}>
        <Part />
      </DeferredContent>,
      { onCaughtError: () => {} },
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(onError).toHaveBeenCalledOnce();
    expect(load, 'nothing is loaded again by itself').toHaveBeenCalledOnce();
    fireEvent.click(retry);
    expect(await screen.findByText('The part')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
