import { describe, expect, it } from 'vitest';
import {
  askToSignIn,
  isAsking,
  onRenewed,
  renewalDeclined,
  SessionEnded,
  sessionRenewed,
  watchAsking,
} from './renewal.ts';

describe('asking for the password in place', () => {
  it('asks once for all who wait, and lets all of them go on', async () => {
    const seen: boolean[] = [];
    const stop = watchAsking(() => seen.push(isAsking()));
    const calls = [askToSignIn(), askToSignIn()];
    expect(isAsking()).toBe(true);
    sessionRenewed();
    await expect(Promise.all(calls)).resolves.toHaveLength(2);
    expect(isAsking()).toBe(false);
    expect(seen.at(-1)).toBe(false);
    stop();
  });

  it('lets them fail when the admin declines, and asks again the next time', async () => {
    const call = askToSignIn();
    renewalDeclined();
    await expect(call).rejects.toBeInstanceOf(SessionEnded);
    const next = askToSignIn();
    expect(isAsking()).toBe(true);
    sessionRenewed();
    await next;
  });

  it('tells lists to listen again, as long as they are shown', () => {
    let heard = 0;
    const stop = onRenewed(() => (heard += 1));
    sessionRenewed();
    stop();
    sessionRenewed();
    expect(heard).toBe(1);
  });
});
