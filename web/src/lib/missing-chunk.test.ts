import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnceForMissingChunk } from './missing-chunk.ts';

const reload = vi.fn<() => void>();
const missChunk = () => window.dispatchEvent(new Event('vite:preloadError'));

/** A field of the server-rendered page into which the visitor types before the scripts run. */
const earlyField = document.body.appendChild(document.createElement('textarea'));
beforeAll(() => {
  earlyField.value = 'typed before hydration';
  reloadOnceForMissingChunk();
});
beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

describe('a lazy chunk that is missing', () => {
  it('does not reload while a field contains text that was typed before the scripts ran', () => {
    missChunk();
    expect(reload).not.toHaveBeenCalled();
    earlyField.remove();
  });

  it('reloads the page once per build', () => {
    missChunk();
    expect(reload).toHaveBeenCalledOnce();
    missChunk();
    expect(reload, 'reloading did not help').toHaveBeenCalledOnce();
  });

  it('does not reload while a field contains typed text', () => {
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

  it('does not reload while offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    missChunk();
    expect(reload).not.toHaveBeenCalled();
  });
});
