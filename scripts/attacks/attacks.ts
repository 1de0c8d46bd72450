import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { BRAND } from '../../domain/src/brand.ts';
import { login } from '../../domain/src/api/admin.ts';
import { confirmSecondFactor, removeSecondFactor } from '../../domain/src/api/second-factor.ts';
import { ENDPOINTS } from '../../domain/src/api/endpoints.ts';
import { aBookingInput } from '../../domain/src/testing/factories.ts';
import { NOTIFICATION_PATH } from '../../functions/src/orders/order-token.ts';
import type { EnrolledAdmin } from './enrol.ts';
import type { Answer, Attempt } from './send.ts';

/** What the attacks aim at: the local environment, with events that are hidden, that appear later and that can be booked. */
export interface Target {
  /** The REST URL of the documents of the local Firestore. */
  readonly documents: string;
  /** The REST URL of the objects of the local Storage. */
  readonly objects: string;
  readonly hiddenEvent: string;
  readonly laterEvent: string;
  readonly freeEvent: string;
  readonly fullEvent: string;
  readonly unlimitedEvent: string;
  /** A small AVIF of 40 megapixels with 10 bits of each of four channels. */
  readonly bomb: Uint8Array;
  /** The provider's notification of a payment that has been received, and the order that it paid. */
  readonly notification: {
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly orderId: string;
  };
  /** An admin who has begun the enrolment of a second factor, and one who has completed it. */
  readonly pending: EnrolledAdmin;
  readonly enrolled: EnrolledAdmin;
  /** Returns the HTML of all mails. */
  mails(): Promise<string>;
  /** Returns how many documents of a collection have this value. */
  count(collection: string, field: string, value: string): Promise<number>;
}

export interface Attack {
  readonly kind: string;
  readonly sends: string;
  attempts(target: Target): readonly Attempt[];
  /** Returns what is wrong with an answer; undefined if nothing is. */
  judge(answer: Answer): string | undefined;
  /** Returns what is wrong after all attempts. */
  after?(
    target: Target,
    answers: readonly Answer[],
    sendAlso: (attempt: Attempt) => Promise<Answer>,
  ): Promise<string | undefined>;
}

const SCRIPT = '<script>alert(1)</script>';
const TEXTS = [SCRIPT, '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '{{7*7}}', "' OR 1=1 --"];
const VICTIM = 'guest@example.com';

/** Accepts these statuses, and never a page that contains the script. */
const answers =
  (...accepted: number[]) =>
  ({ status, headers, text }: Answer): string | undefined => {
    if (!accepted.includes(status)) return `status ${status}`;
    const isPage = String(headers['content-type']).includes('text/html');
    return isPage && text.includes(SCRIPT) ? 'the page contains the script' : undefined;
  };
const refused = answers(400, 401, 403, 404, 413, 415, 422, 429);
const handled = answers(200, 201, 202, 303, 400, 401, 403, 404, 409, 413, 415, 422, 429);

const contact = (changes: object = {}) => ({
  name: 'Sample Guest',
  email: VICTIM,
  inquiryType: 'general',
  message: 'A message that is long enough.',
  ...changes,
});
const post = (path: string, body: object, headers = {}): Attempt => ({ path, method: 'POST', body, headers });
/** One attempt for each text in each field of a valid body. */
const inEachField = (path: string, body: object): Attempt[] =>
  Object.keys(body).flatMap((field) => TEXTS.map((text) => post(path, { ...body, [field]: text })));

/** The same as a form that a browser without JavaScript sends. */
const formFields = (path: string, body: object): Attempt[] =>
  Object.keys(body).flatMap((field) =>
    TEXTS.map((text) => ({
      path,
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(
        new URLSearchParams({ ...(body as Record<string, string>), [field]: text }).toString(),
      ),
    })),
  );

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** An ID token of the Auth emulator, which are unsigned. */
const token = (claims: object): string => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;

/** Those who may not read what is hidden; the rules look up the session of an admin. */
const IDENTITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a visitor': {},
  'an account without a claim': {
    Authorization: `Bearer ${token({ sub: 'stranger', user_id: 'stranger' })}`,
  },
  'an account with another claim': {
    Authorization: `Bearer ${token({ sub: 'stranger', user_id: 'stranger', admin: 'true', sid: 'none' })}`,
  },
  'an admin whose session has ended': {
    Authorization: `Bearer ${token({ sub: 'former', user_id: 'former', admin: true, sid: 'ended' })}`,
  },
};
const byEachIdentity = ({ documents }: Target, paths: readonly string[]): Attempt[] =>
  paths.flatMap((path) =>
    Object.values(IDENTITIES).map((headers) => ({ path: `${documents}/${path}`, headers })),
  );
const HIDDEN = ({ hiddenEvent, laterEvent }: Target) => [
  `events/${hiddenEvent}`,
  `events/${laterEvent}`,
  `eventSeats/${hiddenEvent}`,
  `drafts/${hiddenEvent}`,
  'bookings',
  'contacts',
  'newsletterSubscriptions',
  'mail',
  'orders',
  'adminSessions',
  'auditLog',
];

/** Waits until a function that runs in the background has done its work. Returns whether it has. */
async function eventually(isDone: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + MAX_MILLISECONDS;
  while (performance.now() < until) {
    if (await isDone()) return true;
    await wait(500);
  }
  return false;
}

const ODD_CODES = ['１２３４５６', '12345é', '٠١٢٣٤٥', '\u0000', '1'.repeat(1_000)];
const WRONG_CODES = 20;
const DEPTH = 20_000;
const MEBIBYTES = 2 ** 20;
const nested = Buffer.from('['.repeat(DEPTH) + ']'.repeat(DEPTH));
const polyglot = Buffer.from(`GIF89a/*<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>*/`);
const spread = (count: number, attempt: (index: number) => Attempt) =>
  Array.from({ length: count }, (_, i) => attempt(i));
/** Quadratic expressions would take many seconds for a text of this length. */
const SLOW_TEXTS = ['9', ' ', '*', '[', '# '].map((text) => text.repeat(5_000).slice(0, 5_000));
const MAX_MILLISECONDS = 20_000;
const CROWD = 300;

/** Each row states what is sent and which answers hold. */
export const ATTACKS: readonly Attack[] = [
  {
    kind: 'stored scripts',
    sends: 'each field of the contact form',
    attempts: () => inEachField('/api/contact', contact()),
    judge: handled,
  },
  {
    kind: 'stored scripts',
    sends: 'each field of a booking',
    attempts: ({ freeEvent }) => inEachField('/api/bookings', aBookingInput(freeEvent)),
    judge: handled,
  },
  {
    kind: 'stored scripts',
    sends: 'each field of a form without JavaScript',
    attempts: ({ freeEvent }) => [
      ...formFields('/api/contact', contact()),
      ...formFields('/api/bookings', aBookingInput(freeEvent)),
    ],
    judge: handled,
    async after({ mails }) {
      const html = await mails();
      if (html === '') return 'no mail was written';
      return html.includes(SCRIPT) ? 'a mail contains the script' : undefined;
    },
  },
  {
    kind: 'stored scripts',
    sends: 'queries of pages',
    attempts: () =>
      ['/search?q=', '/products?tag=', '/en/events?type=', '/'].flatMap((path) =>
        TEXTS.map((text) => ({ path: path + encodeURIComponent(text) })),
      ),
    judge: answers(200, 301, 302, 308, 400, 404),
  },
  {
    kind: 'bombs',
    sends: 'a body of 32 MiB in 32 KiB',
    attempts: () => [
      post('/api/contact', gzipSync(Buffer.alloc(32 * MEBIBYTES, 32)), { 'Content-Encoding': 'gzip' }),
    ],
    judge: refused,
  },
  {
    kind: 'bombs',
    sends: 'a body of 8 MiB, a list nested 20,000 times',
    attempts: () => [Buffer.alloc(8 * MEBIBYTES, 32), nested].map((body) => post('/api/contact', body)),
    judge: refused,
  },
  {
    kind: 'polyglots',
    sends: 'a picture that is a page, by four identities',
    attempts: ({ objects }) =>
      Object.values(IDENTITIES).map((headers) =>
        post(`${objects}?name=images%2Fattack.svg&uploadType=media`, polyglot, {
          ...headers,
          'Content-Type': 'image/svg+xml',
        }),
      ),
    judge: refused,
  },
  {
    kind: 'bombs',
    sends: 'a picture of 300 MB in two KB, by an admin',
    attempts: ({ objects, bomb }) => [
      {
        path: `${objects}?name=products%2Fbomb.avif&uploadType=media`,
        method: 'POST',
        body: bomb,
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'image/avif' },
      },
    ],
    judge: answers(200),
    async after({ objects }, _, sendAlso) {
      const stored = { path: `${objects}/products%2Fbomb.avif`, headers: { Authorization: 'Bearer owner' } };
      const isGone = await eventually(async () => (await sendAlso(stored)).status === 404);
      return isGone ? undefined : 'the picture is still stored';
    },
  },
  {
    kind: 'second factor',
    sends: 'odd codes to confirm an enrolment',
    attempts: ({ pending }) =>
      ODD_CODES.map((code) => post(confirmSecondFactor.path, { code }, pending.session)),
    judge: refused,
  },
  {
    kind: 'second factor',
    sends: 'odd codes to sign in and to remove the second factor',
    attempts: ({ enrolled: { credentials, session } }) =>
      ODD_CODES.flatMap((code) => [
        post(login.path, { ...credentials, code }),
        post(removeSecondFactor.path, { code }, session),
      ]),
    judge: refused,
  },
  {
    kind: 'second factor',
    sends: 'wrong codes with the password, until the account is locked',
    attempts: ({ enrolled: { credentials } }) =>
      spread(WRONG_CODES, (i) => post(login.path, { ...credentials, code: String(100_000 + i) })),
    judge: refused,
    async after({ enrolled: { credentials, recoveryCodes } }, _, sendAlso) {
      const { status } = await sendAlso(post(login.path, { ...credentials, code: recoveryCodes[0] }));
      return status === 200 ? undefined : `the owner's recovery code returned ${status}`;
    },
  },
  {
    kind: 'sessions',
    sends: 'forged cookies to each endpoint of the dashboard',
    attempts: () =>
      ENDPOINTS.filter(({ access }) => access === 'admin').flatMap(({ method, path }) =>
        ['', '__session=x', `__session=${token({ sub: 'former', admin: true })}`].map((Cookie) => ({
          path: path.replaceAll(/\{\w+\}/g, crypto.randomUUID()),
          method,
          headers: { Cookie },
          ...(method !== 'GET' && { body: {} }),
        })),
      ),
    judge: refused,
  },
  {
    kind: 'hidden items',
    sends: 'reads of drafts, hidden events and private lists by four identities',
    attempts: (target) => byEachIdentity(target, HIDDEN(target)),
    judge: answers(403),
  },
  {
    kind: 'hidden seats',
    sends: 'reads of the seat count of an event that appears later, by four identities',
    attempts: (target) => byEachIdentity(target, [`eventSeats/${target.laterEvent}`]),
    judge: answers(403),
  },
  {
    kind: 'headers',
    sends: 'other hosts and origins',
    attempts: () => [
      {
        path: '/',
        headers: { 'X-Forwarded-Host': 'attacker.example', 'X-Fh-Requested-Host': 'attacker.example' },
      },
      post('/api/contact', contact(), { Origin: 'https://attacker.example' }),
    ],
    judge: (answer) =>
      answer.text.includes('attacker.example') ? 'the answer names the other host' : handled(answer),
  },
  {
    kind: 'mails',
    sends: 'line breaks and lists of addresses',
    attempts: () =>
      [`${VICTIM}\r\nBcc: other@example.com`, `${VICTIM},other@example.com`, `<${VICTIM}>`].map((email) =>
        post('/api/contact', contact({ email })),
      ),
    judge: refused,
  },
  {
    kind: 'mails',
    sends: '40 contact messages under one address',
    attempts: () =>
      spread(40, (i) =>
        post(
          '/api/contact',
          contact({ email: 'flooded@example.com', message: `A message with the number ${i}.` }),
        ),
      ),
    judge: answers(201, 429),
    async after({ count }) {
      const queued = await count('mail', 'to', 'flooded@example.com');
      return queued > 5 ? `${queued} mails are queued for one mailbox` : undefined;
    },
  },
  {
    kind: 'bookings',
    sends: '12 bookings by spellings of one mailbox',
    attempts: ({ freeEvent }) =>
      spread(12, (i) => post('/api/bookings', aBookingInput(freeEvent, { email: `f+${i}@example.com` }))),
    judge: answers(201, 409, 422, 429),
    async after(_, all) {
      const booked = all.filter(({ status }) => status === 201).length;
      return booked === 4 ? undefined : `one mailbox got ${booked} of 4 seats`;
    },
  },
  {
    kind: 'bookings',
    sends: '12 waitlist entries by spellings of one mailbox',
    attempts: ({ fullEvent }) =>
      spread(12, (i) =>
        post('/api/waitlist', {
          eventId: fullEvent,
          name: 'Sample Guest',
          email: `w+${i}@example.com`,
          partySize: 1,
        }),
      ),
    judge: answers(201, 429),
    async after({ count, fullEvent }) {
      const entries = await count('waitlistEntries', 'eventId', fullEvent);
      return entries === 1 ? undefined : `one mailbox has ${entries} entries`;
    },
  },
  {
    kind: 'bookings',
    sends: '12 bookings by 12 mailboxes of one network',
    attempts: ({ unlimitedEvent }) =>
      spread(12, (i) =>
        post('/api/bookings', aBookingInput(unlimitedEvent, { email: `guest-${i}@example.com` })),
      ),
    judge: answers(201),
    async after({ count, unlimitedEvent }) {
      const isNamed = async () => (await count('seatMajorities', '__name__', unlimitedEvent)) === 1;
      return (await eventually(isNamed)) ? undefined : 'Today does not name the event';
    },
  },
  {
    kind: 'payments',
    sends: 'notifications of paid orders without the keys of the shop',
    attempts: () =>
      ['1000', '9000'].map((price) => ({
        path: NOTIFICATION_PATH,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(
          `userid=${BRAND.payment.shopId}&linkkey=x&linkval=x&mul_no=1&pay_state=4&price=${price}&var2=x`,
        ),
      })),
    judge: ({ text, status }) =>
      text.trim() === 'SUCCESS'
        ? 'the notification was accepted'
        : status >= 500
          ? `status ${status}`
          : undefined,
  },
  {
    kind: 'payments',
    sends: 'a repeated payment number with another amount',
    attempts: ({ notification: { path, fields } }) => [
      {
        path,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: Buffer.from(new URLSearchParams({ ...fields, price: '1000' }).toString()),
      },
    ],
    judge: answers(200, 400),
    async after({ count, notification: { orderId } }) {
      const lines = await count('orderMismatches', 'orderId', orderId);
      return lines > 0 ? undefined : 'the owner is not told';
    },
  },
  {
    kind: 'expressions',
    sends: 'long repetitions in a message',
    attempts: () => SLOW_TEXTS.map((message) => post('/api/contact', contact({ message }))),
    judge: (answer) =>
      answer.milliseconds > MAX_MILLISECONDS ? `took ${Math.round(answer.milliseconds)} ms` : handled(answer),
  },
  {
    kind: 'load',
    sends: `${CROWD} pages at once`,
    attempts: () => spread(CROWD, (i) => ({ path: `/search?q=crowd${i}` })),
    judge: answers(200, 429),
  },
];
