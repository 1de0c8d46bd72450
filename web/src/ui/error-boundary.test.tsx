import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

const page = (resetKey: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={resetKey} fallback={<p>Something went wrong</p>}>
    {isBroken ? <Broken /> : <p>The next page</p>}
  </ErrorBoundary>
);

describe('what breaks', () => {
  it('gives way to what stands in for it, until the visitor goes elsewhere', () => {
    const onCaughtError = vi.fn<() => void>();
    const { rerender } = render(page('/coffee', true), { onCaughtError });
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(onCaughtError).toHaveBeenCalledOnce();
    rerender(page('/coffee', false));
    expect(screen.queryByText('The next page'), 'the same page is not tried again by itself').toBeNull();
    rerender(page('/about', false));
    expect(screen.getByText('The next page')).toBeTruthy();
  });
});
