import { IDEMPOTENCY_HEADER } from '@app/domain/api/bookings.ts';
import * as contract from '@app/domain/api/orders.ts';
import { DomainError } from '@app/domain/errors.ts';
import { receiptDigits } from '@app/domain/order/cash-receipt-number.ts';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { returnInputSchema } from '@app/domain/order/order-schema.ts';
import { comparableEmail } from '@app/domain/shared/email.ts';
import type { Deps } from '../deps.ts';
import { guestBookingPath } from '../forms/guest-booking-page.ts';
import type { FormValues } from '../forms/form-fields.ts';
import * as page from '../forms/order-page.ts';
import { readForm } from '../http/body.ts';
import { countCall, countView } from '../http/count-call.ts';
import type { Http } from '../http/http.ts';
import { paged } from '../routing/paged.ts';
import { route } from '../routing/route.ts';
import { cancelAsBuyer } from '../orders/cancel-order.ts';
import * as orders from '../orders/create-order.ts';
import { readViewToken, viewToken } from '../orders/order-token.ts';
import { orderView } from '../orders/order-view.ts';
import { requestReturn as request } from '../orders/request-return.ts';
import * as refunds from '../orders/refund-order.ts';
import * as stock from '../orders/set-stock.ts';
import { changeOrder as change, findOrders, requireOrder } from '../orders/stored-orders.ts';

export const createOrder = route(contract.createOrder, async ({ headers, body, count }, deps) => {
  if (!deps.payments) throw new DomainError('payment_unavailable');
  await count();
  const order = await orders.createOrder(deps, headers[IDEMPOTENCY_HEADER] ?? crypto.randomUUID(), body);
  return { token: viewToken(deps.config, order), order: orderView(order, deps) };
});

/** @throws DomainError not_found if the token of a buyer's link is forged or revoked */
async function requireLinkedOrder(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  token: string,
): Promise<Order> {
  const link = readViewToken(config, token);
  const order = link && (await requireOrder(db, db, link.id));
  if (!order || (order.linkVersion ?? 0) !== link.version)
    throw new DomainError('not_found', 'There is no such order.');
  return order;
}

export const getOrder = route(contract.getOrder, async ({ params }, deps) =>
  orderView(await requireLinkedOrder(deps, params.token), deps),
);

export const cancelOrder = route(contract.cancelOrder, async ({ params, count, http }, deps) => {
  const { id } = await requireLinkedOrder(deps, params.token);
  await count();
  return orderView(await cancelAsBuyer(deps, id, http.get('requestId')), deps);
});

export const requestReturn = route(contract.requestReturn, async ({ params, body, count }, deps) => {
  const { id } = await requireLinkedOrder(deps, params.token);
  await count();
  return orderView(await request(deps, id, body), deps);
});

export const orderPage = route(contract.orderPage, async ({ params: { token }, http }, deps) => {
  await countView(http, deps);
  const order = await requireLinkedOrder(deps, token);
  if (order.kind === 'booking') return http.redirect(guestBookingPath(token), 303);
  return page.orderPage(token, order, orderView(order, deps));
});

/** The page of an error is shown even if the order cannot be read again. */
async function readAgain(order: Order, deps: Deps, token: string): Promise<Order> {
  try {
    return await requireLinkedOrder(deps, token);
  } catch {
    return order;
  }
}

/**
 * Finds the order of a form's post and counts the call. From here on, errors are shown on the order's page, as the order is then.
 * @param typed what was sent by the form of a return
 */
async function receiveOnPage(http: Http, deps: Deps, token: string, typed?: FormValues): Promise<Order> {
  const order = await requireLinkedOrder(deps, token);
  http.set('errorPage', async (error) => {
    const latest = await readAgain(order, deps, token);
    return page.orderPage(token, latest, orderView(latest, deps), { error, typed });
  });
  await countCall('orders', http, deps);
  return order;
}

export const cancelOnOrderPage = route(
  contract.cancelOnOrderPage,
  async ({ params: { token }, http }, deps) => {
    const { id } = await receiveOnPage(http, deps, token);
    await cancelAsBuyer(deps, id, http.get('requestId'));
    return http.redirect(page.orderPagePath(token), 303);
  },
);

export const returnOnOrderPage = route(
  contract.returnOnOrderPage,
  async ({ params: { token }, http }, deps) => {
    const typed = await readForm(http.req.raw);
    const { id } = await receiveOnPage(http, deps, token, typed);
    const { why, text } = typed;
    const { success, data } = returnInputSchema.safeParse({ why, text });
    if (!success) throw new DomainError('validation_failed');
    await request(deps, id, data);
    return http.redirect(page.orderPagePath(token), 303);
  },
);

export const requestCashReceipt = route(
  contract.requestCashReceipt,
  async ({ params, body: { purpose, number: typed }, count }, deps) => {
    const { id } = await requireLinkedOrder(deps, params.token);
    await count();
    const at = deps.clock.now();
    const number = receiptDigits(typed);
    const order = await change(deps, id, ({ order: { ledger } }) => {
      const { purpose: before, number: earlier } = ledger.cashReceipt ?? {};
      const isRepeated = before === purpose && earlier === number;
      return { events: isRepeated ? [] : [{ type: 'cashReceiptRequested', at, purpose, number }] };
    });
    return orderView(order, deps);
  },
);

export const recordCashReceipt = route(contract.recordCashReceipt, ({ params, body, admin: by }, deps) => {
  const at = deps.clock.now();
  const { won, approvalNo, number: seen } = body;
  return change(deps, params.id, ({ order: { ledger } }) => {
    const { issuedWon, approvalNo: recorded, number = null } = ledger.cashReceipt ?? {};
    if (issuedWon === won && recorded === approvalNo) return { events: [] };
    if (number !== seen)
      throw new DomainError('order_change_refused', 'The buyer has changed the number in the meantime.');
    return { events: [{ type: 'cashReceiptIssued', at, by, won, approvalNo }] };
  });
});

export const listOrders = route(contract.listOrders, async ({ query, http }, { db }) =>
  paged(http, await findOrders(db, query)),
);

export const changeOrder = route(contract.changeOrder, ({ params, body, admin: by }, deps) => {
  const at = deps.clock.now();
  return change(deps, params.id, ({ order }) => {
    // The seats are the booking's.
    if (body.type === 'cancelled' && order.kind === 'booking')
      throw new DomainError(
        'order_change_refused',
        'Cancel the booking; its unpaid order is cancelled with it.',
      );
    if (body.type === 'emailCorrected') {
      if (order.kind === 'booking')
        throw new DomainError('order_change_refused', 'Correct the address of the booking.');
      const { email: formerEmail } = order.buyer;
      const isRepeated = comparableEmail(body.email) === comparableEmail(formerEmail);
      return { events: isRepeated ? [] : [{ ...body, formerEmail, at, by }] };
    }
    if (body.type === 'shipmentCorrected') {
      const { carrier, trackingNo } = body;
      const before = order.ledger.shipment;
      if (!before) throw new DomainError('order_change_refused', 'Nothing has been sent.');
      const isRepeated = isDeepEqual(before, { carrier, trackingNo });
      return { events: isRepeated ? [] : [{ ...body, before, at, by }] };
    }
    return { events: [{ ...body, at, by }] };
  });
});

export const setStock = route(contract.setStock, async ({ params, body }, deps) => {
  await stock.setStock(deps, params.id, body);
  return { left: body.left };
});

export const refundOrder = route(contract.refundOrder, ({ params, headers, body, admin: by, http }, deps) =>
  refunds.refundOrder(
    deps,
    params.id,
    { ...body, by },
    { key: headers[IDEMPOTENCY_HEADER], requestId: http.get('requestId') },
  ),
);

export const recordSeenRefund = route(
  contract.recordSeenRefund,
  ({ params, headers, body, admin: by, http }, deps) =>
    refunds.recordSeenRefund(
      deps,
      params.id,
      { ...body, by },
      { key: headers[IDEMPOTENCY_HEADER], requestId: http.get('requestId') },
    ),
);
