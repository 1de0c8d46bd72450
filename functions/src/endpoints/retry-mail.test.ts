import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@app/domain/collections.ts';
import { type DeliveryState, MAIL_LIFETIME_MS } from '@app/domain/mail/mail.ts';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { bookingMail } from '../mail/templates/booking-mail.ts';
import type { SendMail } from '../mail/smtp.ts';
import { adminSession } from '../../testing/accounts.ts';
import { emulatedApp, expectProblem } from '../../testing/emulated.ts';
import { auditEntriesOf } from '../../testing/stored.ts';

const NOW = new Date('2026-11-21T00:00:00.000Z');
const clock = { now: () => NOW, wait: async () => {} };
const { app, deps } = emulatedApp({ clock });

const mails = deps.db.collection(COLLECTIONS.mail);
const FAILURE = {
  attempts: 3,
  startTime: NOW,
  endTime: NOW,
  leaseExpireTime: null,
  error: '550 No such user',
};

/** Stores a mail in the outbox, with a delivery state if given. */
async function storedMail(state?: DeliveryState): Promise<string> {
  const event = anEvent();
  const content = bookingMail('received', aBooking(event.id), event, {
    now: NOW,
    manageUrl: 'https://example.com/booking/sample',
  });
  const delivery = state && { delivery: { state, ...FAILURE } };
  const { id } = await mails.add({ ...content, createdAt: NOW, ...delivery });
  return id;
}

async function retry(id: string): Promise<Response> {
  const headers = await adminSession(deps);
  return app.request(`/api/admin/mails/${id}/retry`, { method: 'POST', headers });
}

const stateOf = async (id: string) => (await mails.doc(id).get()).get('delivery.state') as unknown;

describe('failed mail', () => {
  it('is scheduled again, and the request is recorded in the audit log', async () => {
    const id = await storedMail('ERROR');
    expect((await retry(id)).status).toBe(204);
    expect((await mails.doc(id).get()).get('delivery')).toMatchObject({
      state: 'RETRY',
      attempts: 3,
      error: '550 No such user',
      nextAttemptAt: Timestamp.fromDate(NOW),
      giveUpAt: Timestamp.fromMillis(NOW.getTime() + MAIL_LIFETIME_MS),
    });
    const [entry, ...others] = await auditEntriesOf(deps.db, id);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      what: 'updated',
      collection: 'mail',
      when: NOW,
      changes: { delivery: {} },
    });
  });

  it('is sent once for repeated requests and repeated events', async () => {
    const id = await storedMail('ERROR');
    const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409]);
    let sent = 0;
    const send: SendMail = async () => {
      sent += 1;
      return { result: 'sent' };
    };
    await Promise.all(Array.from({ length: 5 }, () => deliverMail({ ...deps, send }, id)));
    expect(sent).toBe(1);
    expect(await stateOf(id)).toBe('SUCCESS');
  });
});

describe('mail that did not fail', () => {
  it.each([undefined, 'PENDING', 'PROCESSING', 'SUCCESS', 'RETRY'] as const)(
    'is left unchanged and answers mail_not_failed in state %s',
    async (state) => {
      const id = await storedMail(state);
      await expectProblem(await retry(id), 409, 'mail_not_failed');
      expect(await stateOf(id)).toBe(state);
      expect(await auditEntriesOf(deps.db, id)).toEqual([]);
    },
  );

  it('answers not_found when it does not exist', async () => {
    await expectProblem(await retry('no-such-mail'), 404, 'not_found');
  });
});
