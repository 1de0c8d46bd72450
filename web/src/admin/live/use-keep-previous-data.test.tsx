import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Live } from './live.ts';
import { useKeepPreviousData } from './use-keep-previous-data.ts';

const ready = (value: string): Live<string> => ({ state: 'ready', value });

function renderKeepPreviousData(first: Live<string>) {
  return renderHook(({ live }) => useKeepPreviousData(live), { initialProps: { live: first } });
}

it('keeps the last value while the next source loads', () => {
  const { result, rerender } = renderKeepPreviousData({ state: 'loading' });
  expect(result.current).toEqual({ state: 'loading' });
  rerender({ live: ready('25') });
  rerender({ live: { state: 'loading' } });
  expect(result.current).toEqual(ready('25'));
  rerender({ live: ready('50') });
  expect(result.current).toEqual(ready('50'));
});

it.each([
  { state: 'failed', error: new Error('refused'), retry: () => {} },
  { state: 'unreachable' },
] satisfies Live<string>[])('keeps the last value while the next source is $state', (live) => {
  const { result, rerender } = renderKeepPreviousData(ready('25'));
  rerender({ live });
  expect(result.current).toEqual(ready('25'));
});

it('returns the state of the source while there is no value', () => {
  const { result, rerender } = renderKeepPreviousData({ state: 'loading' });
  rerender({ live: { state: 'unreachable' } });
  expect(result.current).toEqual({ state: 'unreachable' });
});
