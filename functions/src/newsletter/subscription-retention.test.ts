import { afterEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { subscriptionId } from '../mail/link-tokens.ts';
import { removeUnconfirmed, renewConsents } from './maintain-subscriptions.ts';
import {
  daysLater,
  NOW,
  time,
  subscriptions,
  subscribe,
  anAddress,
  stored,
  linkFor,
  oneClick,
  mailsTo,
  subjectsTo,
  CONFIRMATION,
  WELCOME,
  RENEWAL,
  subscribeAndConfirm,
  deps,
} from '../../testing/newsletter.ts';

afterEach(() => void (time.now = NOW));

describe('unconfirmed subscription', () => {
  it('is removed after exactly seven days; a confirmed one stays', async () => {
    const [email, confirmed] = [anAddress(), anAddress()];
    await subscribe(email);
    await subscribeAndConfirm(confirmed);
    time.now = new Date(daysLater(7).getTime() - 1);
    await removeUnconfirmed(deps);
    expect(await stored(email)).toBeDefined();
    time.now = daysLater(7);
    await removeUnconfirmed(deps);
    expect(await stored(email)).toBeUndefined();
    expect(await stored(confirmed)).toMatchObject({ isActive: true });
    expect(await removeUnconfirmed(deps)).toBe(0);
  });

  it('is removed when the removal of another one fails', async () => {
    const [first, second] = [anAddress(), anAddress()].toSorted((a, b) =>
      subscriptionId(a).localeCompare(subscriptionId(b)),
    ) as [string, string];
    await subscribe(first);
    await subscribe(second);
    time.now = daysLater(7);
    let calls = 0;
    const transaction: typeof deps.transaction = (work) =>
      (calls += 1) === 1 ? Promise.reject(new Error('The transaction failed.')) : deps.transaction(work);
    await expect(removeUnconfirmed({ ...deps, transaction, log: () => {} })).rejects.toThrow('failed');
    const left = [await stored(first), await stored(second)].filter((each) => each !== undefined);
    expect(left).toHaveLength(1);
    await removeUnconfirmed(deps);
    expect(await stored(first)).toBeUndefined();
    expect(await stored(second)).toBeUndefined();
  });
});

describe('consent of a subscription', () => {
  /** Two years minus two weeks after the confirmation. */
  const DUE = new Date('2028-11-07T09:00:00.000Z');
  const sortedSubjectsTo = async (email: string) => (await subjectsTo(email)).toSorted();

  it('is renewed once, two weeks before the end of two years, and recorded', async () => {
    const [email, ended, unconfirmed] = [anAddress(), anAddress(), anAddress()];
    await subscribeAndConfirm(email);
    await subscribeAndConfirm(ended);
    await oneClick(linkFor(ended));
    await subscribe(unconfirmed);
    time.now = new Date(DUE.getTime() - 1);
    expect(await renewConsents(deps)).toBe(0);
    time.now = DUE;
    expect(await renewConsents(deps)).toBeGreaterThanOrEqual(1);
    expect(await renewConsents(deps)).toBe(0);
    expect(await sortedSubjectsTo(email)).toEqual([CONFIRMATION, WELCOME, RENEWAL].toSorted());
    expect(await stored(email)).toMatchObject({
      renewedAt: DUE,
      renewalDueAt: new Date('2030-11-07T09:00:00.000Z'),
    });
    for (const other of [ended, unconfirmed]) expect(await subjectsTo(other)).not.toContain(RENEWAL);
  });

  it('can be withdrawn by the link in the renewal mail', async () => {
    const email = anAddress();
    await subscribeAndConfirm(email);
    time.now = DUE;
    await renewConsents(deps);
    const renewal = (await mailsTo(email)).at(-1)!;
    expect(renewal.get('message.text')).toContain(linkFor(email));
    await oneClick(linkFor(email));
    const ended = (await stored(email))!;
    expect(ended).toMatchObject({ isActive: false, unsubscribedAt: DUE, renewedAt: DUE });
    expect(ended).not.toHaveProperty('renewalDueAt');
  });

  it(
    'is renewed for all subscribers, page by page, also by concurrent runs',
    { timeout: 60_000 },
    async () => {
      time.now = new Date('2024-01-01T00:00:00.000Z');
      const batch = deps.db.batch();
      const emails = Array.from({ length: 130 }, anAddress);
      for (const email of emails) {
        batch.set(subscriptions.doc(subscriptionId(email)), {
          email,
          language: 'kr',
          isActive: true,
          subscribedAt: time.now,
          confirmedAt: time.now,
          renewalDueAt: time.now,
        });
      }
      await batch.commit();
      const [first, second] = await Promise.all([renewConsents(deps), renewConsents(deps)]);
      expect(first + second).toBe(130);
      const mails = await deps.db.collection(COLLECTIONS.mail).where('createdAt', '==', time.now).get();
      expect(new Set(mails.docs.map((mail) => mail.get('to') as string))).toEqual(new Set(emails));
      expect(mails.size).toBe(130);
    },
  );
});
