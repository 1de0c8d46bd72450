import { afterEach, expect, it, vi } from 'vitest';
import { auth } from '../session/firebase-auth.ts';
import { sessionRenewed } from '../session/renewal.ts';
import { subscribeInSession } from './subscribe-in-session.ts';

const setUser = (currentUser: object | null) => Object.assign(auth, { currentUser });

afterEach(() => void setUser(null));

it('stops all parts of a subscription when one fails at the end of the session, and restarts it with the next one', async () => {
  setUser({ uid: 'own' });
  const stop = vi.fn<() => void>();
  const errors: ((error: Error) => void)[] = [];
  const end = subscribeInSession(
    () => {},
    (onError) => {
      errors.push(onError);
      return stop;
    },
  );
  setUser(null);
  errors[0]?.(new Error('denied'));
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  setUser({ uid: 'own' });
  sessionRenewed();
  expect(errors).toHaveLength(2);
  end();
});
