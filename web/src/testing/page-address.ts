import type { Window as HappyWindow } from 'happy-dom';

/** Sets the URL of the test's page as if it had been opened there. Each test starts with the default URL. */
export function openPageAt(url: string): void {
  (window as unknown as HappyWindow).happyDOM.setURL(url);
}
