import { describe, expect, it } from 'vitest';
import {
  requestSignIn,
  isSignInRequested,
  loggedOut,
  onRenewed,
  renewalDeclined,
  SessionEnded,
  sessionRenewed,
  subscribeToSignInRequest,
} from './renewal.ts';

describe('re-authentication prompt', () => {
  it('shows one prompt for concurrent requests and resumes all of them', async () => {
    const seen: boolean[] = [];
    const stop = subscribeToSignInRequest(() => seen.push(isSignInRequested()));
    const calls = [requestSignIn(), requestSignIn()];
    expect(isSignInRequested()).toBe(true);
    sessionRenewed();
    await expect(Promise.all(calls)).resolves.toHaveLength(2);
    expect(isSignInRequested()).toBe(false);
    expect(seen.at(-1)).toBe(false);
    stop();
  });

  it('rejects waiting requests when declined and prompts again for the next one', async () => {
    const call = requestSignIn();
    renewalDeclined();
    await expect(call).rejects.toBeInstanceOf(SessionEnded);
    const next = requestSignIn();
    expect(isSignInRequested()).toBe(true);
    sessionRenewed();
    await next;
  });

  it('rejects requests after a logout until the admin signs in again', async () => {
    const earlier = requestSignIn();
    loggedOut();
    await expect(earlier).rejects.toBeInstanceOf(SessionEnded);
    await expect(requestSignIn()).rejects.toBeInstanceOf(SessionEnded);
    expect(isSignInRequested()).toBe(false);
    sessionRenewed();
    const next = requestSignIn();
    sessionRenewed();
    await next;
  });

  it('notifies subscribers of a renewed session until they unsubscribe', () => {
    let heard = 0;
    const stop = onRenewed(() => (heard += 1));
    sessionRenewed();
    stop();
    sessionRenewed();
    expect(heard).toBe(1);
  });
});
