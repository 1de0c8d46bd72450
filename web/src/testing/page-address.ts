import type { Window as HappyWindow } from 'happy-dom';

/** Puts the test's page at another address, as if it had been opened there; each test begins at the usual one. */
export function openPageAt(url: string): void {
  (window as unknown as HappyWindow).happyDOM.setURL(url);
}
