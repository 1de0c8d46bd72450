import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useListView } from './list-view.ts';

it('shows cards at first and remembers the table of each list', () => {
  const first = renderHook(() => useListView('bookings'));
  expect(first.result.current[0]).toBe('cards');
  act(() => first.result.current[1]('table'));
  expect(first.result.current[0]).toBe('table');
  expect(renderHook(() => useListView('bookings')).result.current[0]).toBe('table');
  expect(renderHook(() => useListView('orders')).result.current[0]).toBe('cards');
});
