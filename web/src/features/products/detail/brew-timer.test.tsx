import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdsInput } from '../../../i18n/page-input.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { BrewTimer } from './brew-calculator.tsx';

const START = new Date('2026-05-01T00:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

it('counts the time on the clock while the page’s timers are suspended', () => {
  renderAt('/en/products/x', <BrewTimer />);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  // The browser runs no timer of a page in the background: the clock goes on without ticks.
  vi.setSystemTime(START.getTime() + 95_000);
  expect(screen.getByRole('timer').textContent).toBe('0:00');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer').textContent).toBe('1:36');
});

it('keeps the page from being replaced while it runs', () => {
  renderAt('/en/products/x', <BrewTimer />);
  expect(holdsInput()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(holdsInput()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(holdsInput()).toBe(false);
});
