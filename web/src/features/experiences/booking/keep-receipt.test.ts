import { afterEach, expect, it } from 'vitest';
import { removeOldReceipts } from './keep-receipt.ts';

const HOUR_MS = 60 * 60_000;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('removes the receipts whose time is over from the browser, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('booking:past', JSON.stringify({ until: Date.now() - HOUR_MS }));
    storage.setItem('booking:coming', JSON.stringify({ until: Date.now() + HOUR_MS }));
    storage.setItem('language', 'en');
  }
  removeOldReceipts();
  for (const storage of [localStorage, sessionStorage])
    expect(Object.keys(storage).toSorted()).toEqual(['booking:coming', 'language']);
});
