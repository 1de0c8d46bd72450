import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../ui/toast.tsx';
import { useAdminToast } from './use-admin-toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each(['succeeded', 'failed'] as const)('shows a toast for three seconds when an action %s', (outcome) => {
  const { result } = renderHook(useAdminToast, {
    wrapper: ({ children }) => <ToastProvider closeLabel="Close">{children}</ToastProvider>,
  });
  act(() => result.current[outcome]('Product'));
  act(() => void vi.advanceTimersByTime(2_999));
  expect(screen.getByText('Product')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Product')).toBeNull();
});
