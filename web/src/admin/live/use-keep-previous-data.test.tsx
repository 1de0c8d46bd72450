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

it('returns an error instead of the last value', () => {
  const failed: Live<string> = { state: 'failed', error: new Error('refused'), retry: () => {} };
  const { result, rerender } = renderKeepPreviousData(ready('25'));
  rerender({ live: failed });
  expect(result.current).toBe(failed);
});
