import { createHash, timingSafeEqual } from 'node:crypto';
import { BRAND } from '@app/domain/brand.ts';
import type { PaymentNotice } from '@app/domain/order/judge-payment.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { localized } from '@app/domain/shared/localized.ts';
import { shownPhone } from '@app/domain/shared/telephone.ts';
import type { Arrival, PaymentAddresses, PaymentProvider, Refund, RefundAnswer } from './payment-provider.ts';

export interface PayAppSettings {
  /** The shop's `userid`. */
  shopId: string;
  /** The shop's secrets, which every notification contains and which are never sent to a browser. */
  linkKey: string;
  linkValue: string;
  /** The URL of the server API. */
  apiUrl: string;
}

/** `pay_state`: https://docs.payapp.kr. */
const KINDS: Readonly<Record<string, PaymentNotice['kind']>> = {
  1: 'requested',
  10: 'requested',
  4: 'paid',
  8: 'requestCancelled',
  16: 'requestCancelled',
  31: 'requestCancelled',
  32: 'requestCancelled',
  9: 'cancelled',
  64: 'cancelled',
  70: 'partCancelled',
  71: 'partCancelled',
};

/**
 * `pay_type` of payments in cash in the sense of the tax law: bank transfer, virtual account, account with PayApp. PayApp's
 * public guide does not list the codes, so the owner compares them with its seller site before going live.
 */
const CASH_PAY_TYPES: readonly string[] = ['6', '7', '24'];

/** The fields of a notification that are stored. The others are card data, personal data or secrets. */
const RECORDED = [
  'userid',
  'goodname',
  'price',
  'reqdate',
  'pay_date',
  'pay_type',
  'pay_state',
  'var1',
  'var2',
  'mul_no',
  'canceldate',
  'feedbacktype',
];
const RECORDED_LENGTH = 300;

/** The timeout of one request; PayApp responds within seconds. */
const COMMAND_MS = 15_000;
/** PayApp documents no limit for `goodname`; this one is conservative. */
const GOODNAME_LENGTH = 100;

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compares two texts in constant time. */
const isSame = (actual: string, expected: string) => timingSafeEqual(digest(actual), digest(expected));

/** Returns the title of an order: that of its first item and the number of other items. */
function goodname({ items, language }: Order): string {
  const title = localized(items[0]!, 'title', language);
  const others = items.length - 1;
  if (others === 0) return title.slice(0, GOODNAME_LENGTH);
  return `${title.slice(0, GOODNAME_LENGTH)} ${language === 'kr' ? `외 ${others}건` : `and ${others} more`}`;
}

/** Returns the moment of a date such as `2026-11-23 14:00:30`, which is Korean time; undefined if it has another form. */
function readMoment(text: string): Date | undefined {
  const [day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text)?.slice(1) ?? [];
  const moment = new Date(`${day}T${time}+09:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function readNotice(fields: Readonly<Record<string, string>>): PaymentNotice | undefined {
  const { pay_state: state = '', mul_no: paymentNo = '', price = '', pay_type: payType = '' } = fields;
  const kind = Object.hasOwn(KINDS, state) ? KINDS[state] : undefined;
  if (!kind || !/^\d{1,20}$/.test(paymentNo) || !/^[1-9]\d{0,9}$/.test(price)) return undefined;
  const happenedAt = readMoment(fields[kind === 'paid' ? 'pay_date' : 'canceldate'] ?? '');
  return { kind, paymentNo, won: Number(price), isCash: CASH_PAY_TYPES.includes(payType), happenedAt };
}

/** Card payments by PayApp. */
export function payApp({ shopId, linkKey, linkValue, apiUrl }: PayAppSettings): PaymentProvider {
  function readArrival(fields: Readonly<Record<string, string>>): Arrival {
    // Compares all three, so that the duration does not reveal which one differs.
    const matches = [
      isSame(fields['userid'] ?? '', shopId),
      isSame(fields['linkkey'] ?? '', linkKey),
      isSame(fields['linkval'] ?? '', linkValue),
    ];
    const { mul_no: paymentNo = '', pay_state: state = '', canceldate = '', price = '' } = fields;
    return {
      isGenuine: matches.every(Boolean),
      orderId: fields['var2'] ?? '',
      notice: readNotice(fields),
      // With the price, because another amount is no repetition and has to be judged.
      key: [paymentNo, state, canceldate, price].map(encodeURIComponent).join('/').slice(0, RECORDED_LENGTH),
      record: Object.fromEntries(
        RECORDED.flatMap((name) =>
          fields[name] === undefined ? [] : [[name, fields[name].slice(0, RECORDED_LENGTH)]],
        ),
      ),
    };
  }

  /** Sends a command; returns PayApp's reason if it rejects the command. @throws Error when the result is unknown */
  async function command(
    cmd: 'paycancel' | 'paycancelreq',
    { paymentNo, won, isWhole, reason }: Refund,
  ): Promise<string | undefined> {
    const answer = await fetch(apiUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(COMMAND_MS),
      body: new URLSearchParams({
        cmd,
        userid: shopId,
        linkkey: linkKey,
        mul_no: paymentNo,
        cancelmemo: reason,
        partcancel: isWhole ? '0' : '1',
        ...(!isWhole && { cancelprice: String(won) }),
      }),
    });
    const result = new URLSearchParams(await answer.text());
    const state = result.get('state');
    if (!answer.ok || (state !== '1' && state !== '0'))
      throw new Error(`PayApp answered ${answer.status} without a result.`);
    return state === '1' ? undefined : (result.get('errorMessage') ?? 'no reason given');
  }

  /**
   * Cancels at once; a payment that is settled, after about five days, can only be cancelled on request. PayApp does not
   * document by which message `paycancel` refuses it, so the request follows every refusal.
   */
  async function refund(wanted: Refund): Promise<RefundAnswer> {
    const refusal = await command('paycancel', wanted);
    if (refusal === undefined) return { result: 'made' };
    const second = await command('paycancelreq', wanted);
    if (second === undefined) return { result: 'accepted' };
    return { result: 'refused', reason: refusal === second ? refusal : `${refusal} / ${second}` };
  }

  return {
    checkout: (order: Order, won: number, { notify, back }: PaymentAddresses) => ({
      userid: shopId,
      shopname: BRAND.name.kr,
      goodname: goodname(order),
      price: String(won),
      // Without a number, PayApp asks for it.
      ...(order.buyer.phone && { recvphone: shownPhone(order.buyer.phone, 'kr') }),
      var1: order.items[0]!.itemId,
      var2: order.id,
      smsuse: 'n',
      redirectpay: '1',
      skip_cstpage: 'y',
      checkretry: 'y',
      feedbackurl: notify,
      returnurl: back,
    }),
    readArrival,
    refund,
  };
}
