import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToaster, type Toast } from './toast.tsx';

type Toaster = ReturnType<typeof useToaster>;
let toaster: Toaster;

function ToastCaller({ onReady }: { onReady: (toaster: Toaster) => void }) {
  const present = useToaster();
  useEffect(() => onReady(present), [present, onReady]);
  return null;
}
const keep = (present: Toaster) => {
  toaster = present;
};

const saved: Toast = { tone: 'success', title: 'Saved', duration: 3_000 };
const failed: Toast = { tone: 'error', title: 'Failed', detail: 'Try again', duration: 5_000 };

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider closeLabel="Close">
      <ToastCaller onReady={keep} />
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

describe('a toast', () => {
  it('announces success as a status and failure as an alert, one at a time', () => {
    act(() => toaster.showToast(saved));
    expect(screen.getByRole('status').textContent).toContain('Saved');
    act(() => toaster.showToast(failed));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('FailedTry again');
  });

  it('stays for its own duration', () => {
    act(() => toaster.showToast(saved));
    act(() => void vi.advanceTimersByTime(2_000));
    act(() => toaster.showToast(saved));
    act(() => void vi.advanceTimersByTime(2_999));
    expect(screen.queryByRole('status')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('appears when the previous one expires at the same time', () => {
    act(() => toaster.showToast(saved));
    act(() => {
      toaster.showToast(failed);
      vi.advanceTimersByTime(3_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('Failed');
  });

  it('stays for five seconds by default', () => {
    act(() => toaster.showToast({ tone: 'success', title: 'Subscribed' }));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(screen.queryByRole('status')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes by its button', () => {
    act(() => toaster.showToast(failed));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays while its button is focused, and expires afterwards', () => {
    act(() => toaster.showToast(saved));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByRole('status')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('returns the focus to the button pressed before when it is closed by keyboard', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.click();
    act(() => toaster.showToast(failed));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    // As in a window that is not active.
    vi.spyOn(close, 'matches').mockReturnValue(false);
    act(() => close.click());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('appears inside an open dialog, and outside after it closes', () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    let leave = () => {};
    act(() => toaster.showToast(failed));
    act(() => {
      leave = toaster.hostToasts(dialog);
    });
    expect(dialog.contains(screen.getByRole('alert'))).toBe(true);
    act(() => leave());
    expect(dialog.contains(screen.getByRole('alert'))).toBe(false);
    dialog.remove();
  });
});
