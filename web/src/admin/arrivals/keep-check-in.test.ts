import { beforeEach, expect, it, vi } from 'vitest';
import { sessionRenewed } from '../session/renewal.ts';
import { keepCheckIn } from './keep-check-in.ts';

const urlOf = (path: string) => new URL(path, location.origin).href;
const shellOf = (entry: string) => new Response(`<script type="module" src="/assets/${entry}.js"></script>`);

let kept: string[];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  sessionRenewed();
  kept = [];
  const cache = {
    addAll: async (files: string[]) => void kept.push(...files),
    put: async (url: string) => void kept.push(url),
    keys: async () => kept.map((url) => ({ url })),
    delete: async ({ url }: Request) => {
      kept = kept.filter((one) => one !== url);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => {} } });
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  const loaded = ['/assets/index-1.js', '/assets/check-in-1.css', '/api/admin/check'].map(urlOf);
  const entries = [...loaded, 'https://storage.example.com/assets/a.js'].map((name) => ({ name }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);
  // In the document, it would be loaded.
  const entry = document.createElement('script');
  entry.setAttribute('src', '/assets/index-1.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
});

it('keeps the shell at the present address with the files of the build, in place of earlier ones', async () => {
  kept = ['/admin?event=earlier', '/assets/index-0.js'].map(urlOf);
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(shellOf('index-1'));
  await keepCheckIn();
  expect(kept.toSorted()).toEqual(
    [location.href, ...['/assets/check-in-1.css', '/assets/index-1.js'].map(urlOf)].toSorted(),
  );
});

it('keeps no shell of a newer release, whose files this page has not loaded', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(shellOf('index-2'));
  await keepCheckIn();
  expect(kept).toEqual([]);
});
