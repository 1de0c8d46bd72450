import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchInput } from '../i18n/page-input.ts';
import { loadChunk } from './missing-chunk.ts';

const reload = vi.fn<() => void>();

/** Loads a chunk that is missing, of the open page or of a prefetched one. */
const load = (isOpened = true) =>
  expect(
    loadChunk(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      () => isOpened,
    ),
  ).rejects.toThrow('Failed to fetch');

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => document.body.replaceChildren());

it('reloads the page whose chunk is missing, once per build', async () => {
  await load();
  expect(reload).toHaveBeenCalledOnce();
  await load();
  expect(reload, 'reloading did not help').toHaveBeenCalledOnce();
});

it('does not reload the page that is being read for a chunk that is only prefetched', async () => {
  await load(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while the page holds input', async () => {
  document.body.innerHTML = '<textarea>half a sentence</textarea>';
  watchInput();
  document.body.firstElementChild!.dispatchEvent(new Event('input', { bubbles: true }));
  await load();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await load();
  expect(reload).not.toHaveBeenCalled();
});

it('does not cancel the navigation that has aborted the chunk, and reloads once the page is shown again', async () => {
  const abort = () => {
    window.dispatchEvent(new Event('beforeunload'));
    return Promise.reject(new TypeError('Load failed'));
  };
  await expect(loadChunk(abort, () => true)).rejects.toThrow('Load failed');
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledOnce();
});
