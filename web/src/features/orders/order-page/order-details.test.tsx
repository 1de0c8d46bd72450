import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeBasket } from '../../shared/basket.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import type { OrderView } from '../../shared/order-query.ts';
import { OrderDetails } from './order-details.tsx';

const order = (changes: Partial<OrderView>): OrderView => ({
  number: '260501-SAMPLE',
  kind: 'product',
  state: 'expired',
  items: [
    {
      itemId: 'sample-1',
      title: 'Sample Coffee',
      titleKr: '예시 커피',
      quantity: 2,
      unitWon: 18_000,
      grind: 'handDrip',
      weightGrams: 200,
    },
    { itemId: 'sample-2', title: 'Sample Cup', titleKr: '', quantity: 1, unitWon: 9_000 },
  ],
  goodsWon: 45_000,
  deliveryWon: 3_000,
  totalWon: 48_000,
  refundedWon: 0,
  returnableWon: 48_000,
  returnPeriods: [],
  createdAt: '2026-05-01T00:00:00.000Z',
  payBy: '2026-05-01T01:00:00.000Z',
  ...changes,
});

const again = () => screen.queryByRole('link', { name: 'Add these items to the basket again' });

beforeEach(() => changeBasket(() => []));

it('puts the products of an expired order with their options into the basket again, and opens it', () => {
  const { address } = renderAt('/en/orders/x', <OrderDetails token="sample" order={order({})} />);
  fireEvent.click(again()!);
  expect(address()).toBe('/en/basket');
  expect(JSON.parse(localStorage.getItem('basket')!)).toEqual([
    {
      productId: 'sample-1',
      quantity: 2,
      grind: 'handDrip',
      weightGrams: 200,
      title: 'Sample Coffee',
      seenWon: 18_000,
    },
    { productId: 'sample-2', quantity: 1, title: 'Sample Cup', seenWon: 9_000 },
  ]);
});

it.each([
  ['a booking', { kind: 'booking' }],
  ['an order that awaits its payment', { state: 'awaitingPayment' }],
  ['an order that is being prepared', { state: 'preparing' }],
] as const)('does not offer the same again for %s', (_, changes) => {
  renderAt('/en/orders/x', <OrderDetails token="sample" order={order(changes)} />);
  expect(again()).toBeNull();
});

it('says what is paid of an order that is not paid in full, and lets the buyer pay the rest', () => {
  const payBy = new Date(Date.now() + 60 * 60_000).toISOString();
  const rest = { won: 38_000, paidWon: 10_000 };
  const view = order({ state: 'disputed', payBy, rest, checkout: { price: '38000' } });
  renderAt('/en/orders/x', <OrderDetails token="sample" order={view} />);
  expect(screen.getByText(/^We have received ₩10,000 of ₩48,000/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /38,000/ })).toBeTruthy();
});

it('says at once after a return from the provider that the payment is not confirmed, and lets the buyer pay again', () => {
  const payBy = new Date(Date.now() + 60 * 60_000).toISOString();
  const unpaid = order({ state: 'awaitingPayment', payBy, checkout: { price: '48000' } });
  renderAt('/en/orders/x#returned', <OrderDetails token="sample" order={unpaid} />);
  const text = screen.getByText(/not confirmed yet/).textContent;
  expect(text).toMatch(/refused.*closed.*pay again now.*second one is refunded automatically/s);
  expect(screen.getByRole('button', { name: 'Pay ₩48,000' })).toBeTruthy();
});

it('quotes what a return gives back of the rest after a partial refund', () => {
  const partly = order({
    state: 'partlyRefunded',
    refundedWon: 5_000,
    returnableWon: 43_000,
    returns: { days: 7, feeWon: 3_000 },
  });
  renderAt('/en/orders/x', <OrderDetails token="sample" order={partly} />);
  expect(screen.getByText(/7 days/).textContent).toMatch(/₩40,000.*₩43,000/s);
});

it('quotes the whole price for a return after the refund of a second payment', () => {
  const paidTwice = order({ state: 'done', refundedWon: 48_000, returns: { days: 7, feeWon: 3_000 } });
  renderAt('/en/orders/x', <OrderDetails token="sample" order={paidTwice} />);
  expect(screen.getByText(/7 days/).textContent).toMatch(/₩45,000.*₩48,000/s);
});

describe('cancelling an order', () => {
  const paid = order({ state: 'paid', cancelRefundWon: 48_000 });

  it('first says what is refunded', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json(order({ state: 'refundDue' })));
    vi.stubGlobal('fetch', fetched);
    renderAt('/en/orders/x', <OrderDetails token="sample" order={paid} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    expect(fetched).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this order?' }));
    expect(dialog.getByText(/we refund ₩48,000/)).toBeTruthy();
    const yes = dialog.getByRole('button', { name: 'Yes, cancel it' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText('Your order has been cancelled.')).toBeTruthy();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      '/api/orders/sample/cancel',
      expect.objectContaining({ method: 'POST' }),
    );
  });

  it('says what is left to be refunded after a part was refunded', () => {
    const partly = order({
      state: 'partlyRefunded',
      refundedWon: 5_000,
      returnableWon: 43_000,
      cancelRefundWon: 43_000,
    });
    renderAt('/en/orders/x', <OrderDetails token="sample" order={partly} />);
    expect(screen.getAllByText(/Until we send your order/)[0]!.textContent).toMatch(/we refund ₩43,000/);
  });

  it('promises a refund of a payment that is still under way', () => {
    const unpaid = order({ state: 'awaitingPayment', cancelRefundWon: 0 });
    renderAt('/en/orders/x', <OrderDetails token="sample" order={unpaid} />);
    expect(screen.getAllByText(/If one arrives after you cancel, we refund it in full/)[0]).toBeTruthy();
  });

  it('leaves no terms of a return while everything is on its way back', () => {
    const cancelled = order({ state: 'refundDue', returnableWon: 0, returns: { days: 7, feeWon: 3_000 } });
    renderAt('/en/orders/x', <OrderDetails token="sample" order={cancelled} />);
    expect(screen.queryByText(/7 days/)).toBeNull();
  });

  it('says why it was refused', async () => {
    const headers = { 'Content-Type': 'application/problem+json' };
    const refused = async () => Response.json({ code: 'order_change_refused' }, { status: 409, headers });
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(refused));
    renderAt('/en/orders/x', <OrderDetails token="sample" order={paid} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(
      await screen.findByText(/has changed in the meantime, perhaps because we have sent it/),
    ).toBeTruthy();
  });

  it('is not offered once the server offers it no more', () => {
    renderAt('/en/orders/x', <OrderDetails token="sample" order={order({ state: 'sent' })} />);
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });
});

describe('the return of an order that was sent', () => {
  const period = (why: 'changedMind' | 'defective', isOpen: boolean, refundWon: number) => ({
    why,
    isOpen,
    refundWon,
    until: why === 'changedMind' ? '2026-05-11T14:59:59.999Z' : '2026-08-03T14:59:59.999Z',
  });
  const sent = (isOpen: boolean, changes: Partial<OrderView> = {}) =>
    order({
      state: 'sent',
      returns: { days: 7, feeWon: 3_000 },
      returnPeriods: [period('changedMind', isOpen, 45_000), period('defective', true, 48_000)],
      ...changes,
    });
  const open = (shown: OrderView) => renderAt('/en/orders/x', <OrderDetails token="sample" order={shown} />);
  const section = () => within(screen.getByRole('region', { name: 'Return' }));

  it('first says what each reason pays back, and sends reason and words once', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json(sent(true)));
    vi.stubGlobal('fetch', fetched);
    open(sent(true));
    expect(
      section().getAllByText(/until May 11, 2026.*₩45,000 once we have it, after taking off ₩3,000/)[0],
    ).toBeTruthy();
    fireEvent.change(section().getByLabelText('Reason for the return'), { target: { value: 'defective' } });
    fireEvent.change(section().getByLabelText(/^Anything to add/), { target: { value: 'It leaks.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Request a return' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Request this return?' }));
    expect(dialog.getByText(/We pay for sending.*₩48,000 once we have checked it/)).toBeTruthy();
    expect(fetched).not.toHaveBeenCalled();
    const yes = dialog.getByRole('button', { name: 'Yes, request it' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText('We have received your request for a return.')).toBeTruthy();
    expect(fetched).toHaveBeenCalledOnce();
    const [address, { body } = {}] = fetched.mock.calls[0]!;
    expect([address, JSON.parse(body as string)]).toEqual([
      '/api/orders/sample/return',
      { why: 'defective', text: 'It leaks.' },
    ]);
  });

  it('states the length of the period while the day of delivery is unknown, and the terms only until the order is sent', () => {
    const periods = [{ why: 'changedMind', isOpen: true, refundWon: 45_000 }] as const;
    const { unmount } = open(
      sent(true, { returnPeriods: [...periods], shipment: { carrier: 'S', trackingNo: '1' } }),
    );
    expect(section().getByText(/until 7 days after you receive the products/)).toBeTruthy();
    expect(screen.queryByText(/Changed your mind/)).toBeNull();
    unmount();
    open(order({ state: 'paid', returns: { days: 7, feeWon: 3_000 } }));
    expect(screen.getByText(/Changed your mind/)).toBeTruthy();
  });

  it('says until when a reason could be given, and how to reach the shop', () => {
    open(sent(false));
    expect(section().getByText(/period for a change of mind ended on May 11, 2026/)).toBeTruthy();
    const reasons = section().getAllByRole<HTMLOptionElement>('option');
    expect(reasons.map(({ value }) => value)).toEqual(['defective']);
    expect(section().getByText(/write to .*@.* or call/)).toBeTruthy();
  });

  it.each([
    [undefined, /You requested a return on May 05, 2026/],
    ['declined', /We could not accept the return/],
    ['refunded', /We have accepted the return/],
  ] as const)('offers no second one after a request: %s', (outcome, text) => {
    const at = '2026-05-05T03:00:00.000Z';
    const returnRequest = { why: 'defective', at, ...(outcome && { outcome }) } as const;
    open(sent(true, { returnRequest }));
    expect(section().getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Request a return' })).toBeNull();
  });
});
