import { beforeEach, expect, it, vi } from 'vitest';
import { openPageAt } from '../testing/page-address.ts';
import { loadPage } from './routes.tsx';

vi.mock('../routes/about.tsx', () => {
  throw new Error('missing on purpose');
});

const reload = vi.fn<() => void>();
const { holdsInput } = vi.hoisted(() => ({ holdsInput: vi.fn<() => boolean>() }));
vi.mock('../i18n/page-input.ts', () => ({ holdsInput }));

const openAt = (path: string) => openPageAt(new URL(path, location.href).href);

/** Loads the page about Byeotdam, whose chunk is missing. */
const load = () => expect(loadPage('/about')).rejects.toThrow('There was an error when mocking');

beforeEach(() => {
  reload.mockClear();
  holdsInput.mockReturnValue(false);
  sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  openAt('/about');
});

it('reloads the page whose chunk is missing, once per build', async () => {
  await load();
  expect(reload).toHaveBeenCalledOnce();
  await load();
  expect(reload, 'reloading did not help').toHaveBeenCalledOnce();
});

it('does not reload the page that is being read for a chunk that is only prefetched', async () => {
  openAt('/coffee');
  await load();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload for a failed chunk of a part of a page', () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while the page holds input', async () => {
  holdsInput.mockReturnValue(true);
  await load();
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await load();
  expect(reload).not.toHaveBeenCalled();
});
