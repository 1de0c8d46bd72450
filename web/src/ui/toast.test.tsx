import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToaster, type Toast } from './toast.tsx';

let show: (toast: Toast) => void;
let host: (element: HTMLElement) => () => void;

function Speaker() {
  const toaster = useToaster();
  show = toaster.showToast;
  host = toaster.hostToasts;
  return null;
}

const saved: Toast = { tone: 'success', title: 'Saved', duration: 3_000 };
const failed: Toast = { tone: 'error', title: 'Failed', detail: 'Try again', duration: 5_000 };

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider closeLabel="Close">
      <Speaker />
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

describe('a toast', () => {
  it('announces success as a status and failure as an alert, one at a time', () => {
    act(() => show(saved));
    expect(screen.getByRole('status').textContent).toContain('Saved');
    act(() => show(failed));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('FailedTry again');
  });

  it('stays for its own time, counted from when it came', () => {
    act(() => show(saved));
    act(() => vi.advanceTimersByTime(2_000));
    act(() => show(saved));
    act(() => vi.advanceTimersByTime(2_999));
    expect(screen.queryByRole('status')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('goes by its button', () => {
    act(() => show(failed));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('appears inside the dialog that is open, and outside again after it', () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    let leave = () => {};
    act(() => show(failed));
    act(() => {
      leave = host(dialog);
    });
    expect(dialog.contains(screen.getByRole('alert'))).toBe(true);
    act(() => leave());
    expect(dialog.contains(screen.getByRole('alert'))).toBe(false);
    dialog.remove();
  });
});
