import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { disableNetwork, doc, setDoc } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder } from '@app/domain/testing/factories.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { forgetDrafts } from '../form/drafts.ts';
import { firestore } from '../live/firestore.ts';
import { auth } from '../session/firebase-auth.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { OrderDialog } from './order-dialog.tsx';

const unpaid = anOrder();
const paid = anOrder({
  ledger: {
    state: 'paid',
    holdsGoods: true,
    payments: [
      { paymentNo: '1', role: 'price', won: 21_000, refundedWon: 0, dueWon: 0, refusals: 0, unnotified: [] },
    ],
  },
  cashReceiptDueSince: new Date('2026-11-23T05:10:00Z'),
});

const shipment = { carrier: 'Sample Post', trackingNo: '9' };
const sentAt = new Date('2026-11-23T05:10:00Z');
const sent = anOrder({ ledger: { ...paid.ledger, state: 'sent', shipment, sentAt } });
const unrecorded = anOrder({
  ledger: { ...sent.ledger, sentAt: new Date('2020-03-02T05:10:00Z') },
});
const deliveredAt = new Date('2026-11-25T05:10:00Z');
const delivered = anOrder({ ledger: { ...sent.ledger, state: 'done', deliveredAt } });

const asked = anOrder({
  returnOpenSince: deliveredAt,
  ledger: {
    ...delivered.ledger,
    returnRequest: { why: 'changedMind', text: 'Too dark.', at: deliveredAt },
  },
});

const closed = vi.fn<() => void>();
beforeEach(async () => {
  localStorage.clear();
  closed.mockReset();
  await auth.authStateReady();
  await disableNetwork(firestore);
  Object.assign(auth, { currentUser: {} });
  for (const { id, ...order } of [unpaid, paid, sent, unrecorded, delivered, asked])
    void setDoc(doc(firestore, 'orders', id), order);
});
afterEach(() => {
  Object.assign(auth, { currentUser: null });
  vi.unstubAllGlobals();
});

/** Opens the dialog of an order, as after a reload. */
async function open({ id }: Order) {
  cleanup();
  renderAdmin(<OrderDialog id={id} onClose={closed} />);
  return screen.findByLabelText<HTMLInputElement>('Add a note');
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the dialog of an order', () => {
  it.each([
    ['note', unpaid, null, 'Add a note'],
    ['reason of a cancellation', unpaid, 'Cancel this order', 'Reason'],
    ['tracking number', paid, null, 'Tracking number'],
    ['number of a receipt', paid, null, 'Approval number'],
    ['corrected tracking number', sent, 'Correct carrier or tracking number', 'Tracking number'],
    ['corrected address', unpaid, 'Correct the email address', 'Right email address'],
    ['amount of a refund', paid, 'Refund payment 1', 'Amount to refund (won)'],
    ['reason of a declined return', asked, null, 'Why it is declined'],
    ['reason of a refund', paid, 'Refund payment 1', 'Reason'],
    ['amount refunded elsewhere', paid, /^Record a cancellation/, 'Amount refunded at PayApp (won)'],
  ])('keeps the %s, and shows it again after a reload', async (_, order, section, label) => {
    await open(order);
    if (section) await userEvent.click(screen.getByText(section, { selector: 'summary' }));
    const field = () => screen.getByLabelText<HTMLInputElement>(label);
    await userEvent.clear(field());
    await userEvent.type(field(), '10');
    await open(order);
    expect(field().value).toBe('10');
    expect(field().closest('details')?.open).not.toBe(false);
  });

  it('keeps a note until it is saved', async () => {
    await userEvent.type(await open(unpaid), 'The courier called.');
    const note = await open(unpaid);
    vi.stubGlobal('fetch', async () => Response.json({}));
    await press('Add note');
    await vi.waitFor(() => expect(note.value).toBe(''));
    expect((await open(unpaid)).value).toBe('');
    await press('Close');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('records the shipment once when its button is pressed again before the order is shown anew', async () => {
    await open(paid);
    await userEvent.type(screen.getByLabelText('Carrier'), 'Sample Post');
    await userEvent.type(screen.getByLabelText('Tracking number'), '10');
    const request = vi.fn<() => Promise<Response>>(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    const send = screen.getByRole('button', { name: 'Mark as sent' });
    await userEvent.click(send);
    await screen.findByText('Order updated');
    await userEvent.click(send);
    fireEvent.submit(send.closest('form')!);
    await act(async () => {});
    expect(request).toHaveBeenCalledOnce();
  });

  it('corrects the tracking number of a sent order, says who is told, and refuses the recorded one', async () => {
    await open(sent);
    await userEvent.click(screen.getByText('Correct carrier or tracking number'));
    expect(
      screen.getByText('The buyer gets an email with the earlier and the corrected number.'),
    ).toBeTruthy();
    const request = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    await press('Save correction');
    await screen.findByText(/^This is what is recorded/);
    expect(request).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Tracking number'), '1');
    await press('Save correction');
    await screen.findByText('Order updated');
    const body = request.mock.calls[0]![1]!.body as string;
    expect(JSON.parse(body)).toEqual({
      type: 'shipmentCorrected',
      carrier: 'Sample Post',
      trackingNo: '91',
    });
  });

  it.each([
    ['as assumed', unrecorded, 'Mar 16, 2020 (assumed, 14 days after sending)', 'Mar 23, 2020'],
    ['as recorded', delivered, 'Nov 25, 2026', 'Dec 02, 2026'],
  ])(
    'says when the order was delivered, %s, and until when it can be returned',
    async (_, order, ...days) => {
      await open(order);
      for (const day of days) expect(screen.getByText(day)).toBeTruthy();
    },
  );

  it('says what a requested return gives back, and declines it with a reason', async () => {
    await open(asked);
    expect(screen.getByText('Return: changed their mind · Too dark.')).toBeTruthy();
    expect(screen.getByText(/refund below: ₩18,000/)).toBeTruthy();
    const request = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    await press('Decline the return');
    await screen.findByText('Please give a reason.');
    await userEvent.type(screen.getByLabelText('Why it is declined'), 'The bags were opened.');
    await press('Decline the return');
    await screen.findByText(`Decline the return of ${asked.buyer.name}?`);
    expect(screen.getByText(/cannot be undone/)).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
    await press('Yes, decline');
    await screen.findByText('Order updated');
    const body = request.mock.calls[0]![1]!.body as string;
    expect(JSON.parse(body)).toEqual({ type: 'returnDeclined', reason: 'The bags were opened.' });
  });

  it('fills in what a return gives back, and lets the refund settle it unless the owner says otherwise', async () => {
    await open(asked);
    await userEvent.click(screen.getByText(/^Refund payment/, { selector: 'summary' }));
    expect(screen.getByLabelText<HTMLInputElement>('Amount to refund (won)').value).toBe('18000');
    const settles = screen.getByLabelText<HTMLInputElement>('This refund settles the return');
    expect(settles.checked).toBe(true);
    const request = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    await press('Refund');
    await press('Refund ₩18,000');
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(JSON.parse(request.mock.calls[0]![1]!.body as string)).toMatchObject({
      won: 18_000,
      settlesReturn: true,
    });
  });

  it('corrects the address after a question that names both', async () => {
    await open(sent);
    await userEvent.click(screen.getByText('Correct the email address', { selector: 'summary' }));
    const field = screen.getByLabelText('Right email address');
    await userEvent.clear(field);
    await userEvent.type(field, 'right@example.com');
    const request = vi.fn<typeof fetch>(async () => Response.json({}));
    vi.stubGlobal('fetch', request);
    await press('Correct the email address');
    const { email } = sent.buyer;
    const named = new RegExp(`^Instead of ${email}, .* go to right@example.com`);
    expect(await screen.findByText(named)).toBeTruthy();
    expect(request).not.toHaveBeenCalled();
    await press('Correct and send emails');
    await screen.findByText('Email address corrected');
    const body = request.mock.calls[0]![1]!.body as string;
    expect(JSON.parse(body)).toEqual({ type: 'emailCorrected', email: 'right@example.com' });
  });

  it('asks before it discards what is typed', async () => {
    await userEvent.type(await open(unpaid), 'The courier called.');
    await press('Close');
    await press('Keep editing');
    expect(closed).not.toHaveBeenCalled();
    await press('Close');
    await press('Leave without saving');
    expect(closed).toHaveBeenCalledOnce();
    expect((await open(unpaid)).value).toBe('');
  });

  it('forgets what is typed after a logout', async () => {
    await userEvent.type(await open(unpaid), 'The courier called.');
    forgetDrafts();
    expect((await open(unpaid)).value).toBe('');
  });
});
