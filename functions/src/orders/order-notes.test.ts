import { expect, it } from 'vitest';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { adminSession } from '../../testing/accounts.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import { openShop } from '../../testing/shop.ts';

async function openDesk() {
  const shop = openShop();
  const session = await adminSession(shop.deps);
  const step = (id: string, body: object) =>
    send(shop.app, 'POST', `/api/admin/orders/${id}/steps`, body, session);
  return { ...shop, step, note: (id: string, text: string) => step(id, { type: 'noteAdded', text }) };
}

it('adds a note to the history, tells the buyer nothing and changes no state', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.notify(id);
  const mails = (await desk.mailsAbout(id)).length;
  expect((await desk.note(id, '  Called: deliver on Friday. ')).status).toBe(201);
  const { ledger, rebuilt, events } = await desk.stored(id);
  expect(rebuilt).toEqual(ledger);
  expect(ledger.state).toBe('paid');
  expect(events.at(-1)).toMatchObject({
    type: 'noteAdded',
    text: 'Called: deliver on Friday.',
    by: expect.any(String) as string,
  });
  expect(await desk.mailsAbout(id)).toHaveLength(mails);
});

it('does not move the time from which an ended order is kept', async () => {
  const desk = await openDesk();
  const { id } = await desk.place();
  await desk.step(id, { type: 'cancelled', reason: 'A reason for tests.' });
  const { suppliedAt } = await desk.stored(id);
  desk.pass(60);
  await desk.note(id, 'Still a note.');
  expect((await desk.stored(id)).suppliedAt).toEqual(suppliedAt);
});

it.each(['', '   ', 'x'.repeat(ORDER_LIMITS.ownNoteMax + 1)])(
  'refuses an empty or too long note',
  async (text) => {
    const desk = await openDesk();
    const { id } = await desk.place();
    await expectProblem(await desk.note(id, text), 400, 'validation_failed');
  },
);
