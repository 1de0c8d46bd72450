import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { inSession } from './in-session.ts';
import { isSignInRequested, renewalDeclined, SessionEnded, sessionRenewed } from './renewal.ts';

/** Rejects the first call with `error` and succeeds from the second on. Counts the calls. */
function refusedOnce(error: Error) {
  const attempts = { count: 0 };
  const attempt = async () => {
    attempts.count += 1;
    if (attempts.count === 1) throw error;
    return 'saved';
  };
  return { attempts, attempt };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('inSession', () => {
  // These tests are not signed in to Firebase, so it rejects like a lost session.
  it.each([
    ['the cookie has run out', new ApiError(401, 'Please sign in', null)],
    ['Firestore knows nobody', new FirebaseError('permission-denied', 'refused')],
    ['Storage knows nobody', new FirebaseError('storage/unauthorized', 'refused')],
  ])('prompts for login and retries when %s', async (_, error) => {
    const { attempt, attempts } = refusedOnce(error);
    const saving = inSession(attempt);
    await settle();
    expect(isSignInRequested()).toBe(true);
    sessionRenewed();
    expect(await saving).toBe('saved');
    expect(attempts.count).toBe(2);
  });

  it.each([
    new ApiError(409, 'refused', null),
    new ApiError(403, 'forbidden', null),
    new FirebaseError('unavailable', 'no network'),
    new TypeError('Failed to fetch'),
  ])('rethrows other errors without a prompt: %s', async (error) => {
    const { attempt, attempts } = refusedOnce(error);
    await expect(inSession(attempt)).rejects.toBe(error);
    expect([isSignInRequested(), attempts.count]).toEqual([false, 1]);
  });

  it('rejects with SessionEnded when the admin declines to log in', async () => {
    const { attempt, attempts } = refusedOnce(new ApiError(401, 'Please sign in', null));
    const saving = inSession(attempt);
    await settle();
    renewalDeclined();
    await expect(saving).rejects.toBeInstanceOf(SessionEnded);
    expect(attempts.count).toBe(1);
  });
});
