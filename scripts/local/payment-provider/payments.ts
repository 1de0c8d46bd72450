/** The shop's account. */
export interface Shop {
  shopId: string;
  linkKey: string;
  linkValue: string;
}

interface Delivery {
  state: string;
  /** The shop's response. */
  answer: string;
}

export interface Payment {
  mulNo: string;
  /** The parameters of the payment request. */
  fields: Record<string, string>;
  /** `pay_state` of the last notification. */
  state: string;
  /** Won that was cancelled. */
  cancelled: number;
  /** `pay_type`: by card or by bank transfer. */
  payType: string;
  /** Whether the money was paid out to the shop: then it is only cancelled on request. */
  isSettled: boolean;
  /** The requested cancellations of a settled payment that the owner has not let happen yet, in won. */
  requested: number[];
  deliveries: Delivery[];
}

/** PayApp's codes of ways to pay. */
export const CARD = '1';
export const BANK_TRANSFER = '6';

/** PayApp delivers a notification at most ten times until the answer is `SUCCESS`. */
const MAX_DELIVERIES = 10;

export const price = ({ fields }: Payment) => Number(fields['price']);

const pad = (value: number) => String(value).padStart(2, '0');

/** Formats a time as PayApp does: `2026-11-23 14:00:00`, in Seoul. */
function timestamp(now: Date): string {
  const seoul = new Date(now.getTime() + 9 * 60 * 60 * 1000);
  return seoul.toISOString().slice(0, 19).replace('T', ' ');
}

interface PaymentsOptions {
  shop: Shop;
  /** The time in milliseconds before delivery `count` + 1. */
  retryAfter: (count: number) => number;
}

/** Records payments and notifies the shop of them as PayApp does. */
export function createPayments({ shop, retryAfter }: PaymentsOptions) {
  const payments = new Map<string, Payment>();
  const timers = new Set<NodeJS.Timeout>();
  let count = 0;
  let cancellations = 0;

  function later(work: () => void, milliseconds: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer.unref());
  }

  function add(fields: Record<string, string>): Payment {
    count += 1;
    const payment = {
      mulNo: `${Date.now()}${pad(count % 100)}`,
      fields,
      state: '1',
      cancelled: 0,
      payType: CARD,
      isSettled: false,
      requested: [],
      deliveries: [],
    };
    payments.set(payment.mulNo, payment);
    return payment;
  }

  async function deliver(payment: Payment, body: Record<string, string>, attempt = 1): Promise<void> {
    const answer = await send(payment.fields['feedbackurl']!, body);
    payment.deliveries.push({ state: body['pay_state']!, answer });
    const isDone = answer === 'SUCCESS' || attempt >= MAX_DELIVERIES || payment.fields['checkretry'] !== 'y';
    if (!isDone) later(() => void deliver(payment, body, attempt + 1), retryAfter(attempt));
  }

  /** Notifies the shop of a payment's state; resolves after the first delivery. */
  function notify(payment: Payment, state: string, changes: Record<string, string> = {}): Promise<void> {
    payment.state = state;
    const { goodname = '', recvphone = '', var1 = '', var2 = '' } = payment.fields;
    return deliver(payment, {
      userid: shop.shopId,
      linkkey: shop.linkKey,
      linkval: shop.linkValue,
      goodname,
      price: payment.fields['price']!,
      recvphone,
      memo: '',
      reqaddr: '0',
      reqdate: timestamp(new Date()),
      pay_memo: '',
      pay_addr: '',
      pay_date: timestamp(new Date()),
      pay_type: payment.payType,
      pay_state: state,
      var1,
      var2,
      mul_no: payment.mulNo,
      payurl: '',
      csturl: '',
      card_name: payment.payType === CARD ? 'Sample Card' : '',
      vccode: '',
      vbank: '',
      vbankno: '',
      feedbacktype: '0',
      ...changes,
    });
  }

  /** Cancels a payment, or `won` of it. Returns the function that notifies the shop. */
  function cancel(payment: Payment, won: number): () => Promise<void> {
    payment.cancelled += won;
    cancellations += 1;
    const isWhole = won === price(payment);
    // Distinguishes cancellations of the same second.
    const canceldate = `${timestamp(new Date())}.${cancellations}`;
    return () =>
      notify(payment, isWhole ? '9' : '70', { canceldate, ...(!isWhole && { price: String(won) }) });
  }

  return {
    add,
    /** Adds a payment that was made before this provider was started. */
    restore(payment: Omit<Payment, 'deliveries'>): void {
      payments.set(payment.mulNo, { ...payment, deliveries: [] });
    },
    notify,
    cancel,
    later,
    find: (mulNo: string) => payments.get(mulNo),
    list: (): readonly Payment[] => [...payments.values()].toReversed(),
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Sends a form and returns the body of the answer, or why there is none. Redirects are not followed. */
async function send(url: string, body: Record<string, string>): Promise<string> {
  try {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(body) });
    return (await answer.text()).slice(0, 200);
  } catch (error) {
    return `no answer (${String(error)})`;
  }
}
