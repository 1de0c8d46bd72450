import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

const reload = vi.fn<() => void>();
const missChunk = () => window.dispatchEvent(new Event('vite:preloadError'));

beforeAll(reloadOnceForMissingChunk);
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

describe('a part of the page that is missing', () => {
  it('reloads the page, but once for a build', () => {
    missChunk();
    expect(reload).toHaveBeenCalledOnce();
    missChunk();
    expect(reload, 'reloading did not help').toHaveBeenCalledOnce();
  });

  it('never reloads over typed text', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = 'half a message';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    sessionStorage.clear();
    missChunk();
    expect(reload).not.toHaveBeenCalled();

    field.value = '';
    missChunk();
    expect(reload).toHaveBeenCalledOnce();
    field.remove();
  });

  it('leaves the page that is there alone while there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});
