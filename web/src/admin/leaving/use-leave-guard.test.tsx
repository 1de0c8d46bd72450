import { renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useDialogEntry } from '../../lib/dialog-entries.ts';
import { listenBeforeRouter } from '../../lib/history-guard.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const router = vi.fn<() => void>();

beforeAll(() => {
  listenBeforeRouter();
  window.addEventListener('popstate', router);
});

/** Simulates the browser's Back button. */
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));
const isReloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('unsaved changes guard', () => {
  it('does not prompt when the form is unchanged', () => {
    router.mockClear();
    const ask = vi.fn<(leave: () => void) => void>();
    renderHook(() => useLeaveGuard(false, ask));
    goBack();
    expect(ask).not.toHaveBeenCalled();
    expect(router).toHaveBeenCalledOnce();
    expect(isReloadAsked()).toBe(false);
  });

  it('prompts when the form has changes and hides the navigation from the router', () => {
    router.mockClear();
    const ask = vi.fn<(leave: () => void) => void>();
    const { unmount } = renderHook(() => useLeaveGuard(true, ask));
    goBack();
    expect(ask).toHaveBeenCalledOnce();
    // Reverting the navigation must not ask again.
    goBack();
    expect(ask).toHaveBeenCalledOnce();
    expect(router).not.toHaveBeenCalled();
    expect(isReloadAsked()).toBe(true);
    unmount();
    goBack();
    expect(router).toHaveBeenCalledOnce();
    expect(isReloadAsked()).toBe(false);
  });

  it('does not prompt when Back closes a dialog above the form', () => {
    const ask = vi.fn<(leave: () => void) => void>();
    renderHook(() => useLeaveGuard(true, ask));
    const dialog = renderHook(() => useDialogEntry(true, () => {}));
    goBack();
    expect(ask).not.toHaveBeenCalled();
    dialog.unmount();
    goBack();
    expect(ask).toHaveBeenCalledOnce();
  });
});
