import {
  aBooking,
  aContactSubmission,
  aCoffee,
  aFaq,
  aSavedReply,
  anEvent,
  aStoreLocation,
  aStory,
} from '@app/domain/testing/factories.ts';
import { VISIBLE_NOW } from './visible-times.ts';
import { DRAFT, STORED_DRAFT } from './drafts.ts';
import { CALLERS, type Caller } from './callers.ts';
import {
  fieldsOf,
  fieldsOfNew,
  ID,
  METHODS,
  type Fields,
  type Filter,
  type FirestoreCase,
} from './firestore-case.ts';

/** Who is allowed: everyone, only the admin, or nobody, not even the admin. */
type Audience = 'everyone' | 'admin' | 'nobody';

interface Row {
  readonly get: Audience;
  readonly list: Audience;
  readonly create: Audience;
  readonly update: Audience;
  readonly delete: Audience;
  /** The existing document and the written one. Other tests cover the limits of their fields. */
  readonly before: Fields;
  readonly written: Fields;
  /** The filters of the site's list queries. */
  readonly where?: readonly Filter[];
}

const READ_ONLY = {
  get: 'admin',
  list: 'admin',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const;
const CONTENT = {
  get: 'everyone',
  list: 'everyone',
  create: 'admin',
  update: 'admin',
  delete: 'admin',
} as const;
const CLOSED = {
  get: 'nobody',
  list: 'nobody',
  create: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const;

const same = (fields: Fields) => ({ before: fields, written: fields });
const content = (item: { id: string }) => ({ before: fieldsOf(item), written: fieldsOfNew(item) });
const active: readonly Filter[] = [['isActive', '==', true]];
const published: readonly Filter[] = [
  ['isPublished', '==', true],
  ['publishedAt', '<=', new Date('2026-01-31T00:00:00Z')],
  ...VISIBLE_NOW,
];
const contact = fieldsOf(aContactSubmission());

/** The permissions on every collection, on collections that the rules do not mention, and on subcollections. */
// prettier-ignore
export const MATRIX: Readonly<Record<string, Row>> = {
  products:                { ...CONTENT, ...content(aCoffee()), where: [['isPublished', '==', true], ...VISIBLE_NOW] },
  events:                  { ...CONTENT, ...content(anEvent()), where: [...active, ...VISIBLE_NOW] },
  eventSeats:              { ...CLOSED, get: 'everyone', list: 'everyone', ...same({ booked: 3, isActive: true }), where: active },
  [`eventSeats/${ID}/changes`]: { ...READ_ONLY, ...same({ booked: 3, isActive: true }) },
  [`eventSeats/${ID}/holds`]:   { ...READ_ONLY, ...same({ seats: 3, isActive: true }) },
  stories:                 { ...CONTENT, ...content(aStory()), where: published },
  storeLocations:          { ...CONTENT, ...content(aStoreLocation()), where: active },
  faqs:                    { ...CONTENT, ...content(aFaq()), where: active },
  tagLabels:               { ...CLOSED, get: 'everyone', list: 'everyone', ...same({ label: 'Sample', labelKr: '예시' }) },
  sitePictures:            { ...CLOSED, get: 'everyone', list: 'everyone', ...same({ image: 'site/a.webp' }) },
  contentVersions:         { ...CLOSED, ...same({ versions: {} }) },
  bookings:                { ...READ_ONLY, ...same(fieldsOf(aBooking(ID))) },
  bookingNetworks:         { ...CLOSED, ...same({ network: 'sample' }) },
  seatMajorities:          { ...READ_ONLY, ...same({ by: 'mailbox', seats: 18 }) },
  waitlistEntries:         { ...READ_ONLY, ...same({ email: 'visitor@example.com', state: 'waiting' }) },
  guestNotes:              { ...CLOSED, ...same({ text: 'sample' }) },
  dataRequests:            { ...READ_ONLY, ...same({ email: 'visitor@example.com', state: 'open' }) },
  contacts:                { ...READ_ONLY, update: 'admin', delete: 'admin', before: contact, written: { ...contact, isRead: true } },
  savedReplies:            { ...CONTENT, get: 'admin', list: 'admin', ...content(aSavedReply()) },
  newsletterSubscriptions: { ...READ_ONLY, ...same({ email: 'visitor@example.com', isActive: true }) },
  restockRequests:         { ...READ_ONLY, ...same({ email: 'visitor@example.com', isConfirmed: true }) },
  mail:                    { ...READ_ONLY, ...same({ to: 'visitor@example.com' }) },
  auditLog:                { ...READ_ONLY, ...same({ who: 'sample' }) },
  searchEntries:           { ...READ_ONLY, ...same({ tokens: ['하나'] }) },
  cspReports:              { ...READ_ONLY, ...same({ directive: 'img-src' }) },
  orders:                  { ...READ_ONLY, ...same({ price: 18000 }) },
  [`orders/${ID}/events`]: { ...READ_ONLY, ...same({ type: 'placed' }) },
  journalEntries:          { ...READ_ONLY, ...same({ won: 18000 }) },
  contentHistory:          { ...READ_ONLY, ...same({ fields: ['title'] }) },
  contentStatus:           { ...READ_ONLY, ...same({ products: { total: 1 } }) },
  pictureChecks:           { ...READ_ONLY, ...same({ path: 'products/a.webp', outcome: 'passed' }) },
  drafts:                  { ...CONTENT, get: 'admin', list: 'admin', before: STORED_DRAFT, written: DRAFT },
  monthlySummaries:        { ...READ_ONLY, ...same({ month: '2026-05' }) },
  callOffs:                { ...READ_ONLY, ...same({ state: 'running' }) },
  eventNotices:            { ...READ_ONLY, ...same({ state: 'running' }) },
  productStock:            { ...READ_ONLY, create: 'admin', update: 'admin', delete: 'admin', ...same({ left: 3 }) },
  paymentNotifications:    { ...READ_ONLY, ...same({ verdict: 'received' }) },
  orderMismatches:         { ...READ_ONLY, delete: 'admin', ...same({ kind: 'notification' }) },
  ownerNotices:            { ...CLOSED, ...same({ kind: 'booking' }) },
  noticeSettings:          { ...CLOSED, ...same({ hour: 8 }) },
  rateLimits:              { ...CLOSED, ...same({ count: 1 }) },
  commitMarkers:           { ...CLOSED, ...same({ attempt: 0 }) },
  adminSessions:           { ...CLOSED, ...same({ uid: 'admin', expiresAt: new Date('2999-01-01T00:00:00Z') }) },
  adminSecondFactors:      { ...CLOSED, ...same({ state: 'enabled', secret: 'sample' }) },
  adminAddresses:          { ...CLOSED, ...same({ expiresAt: new Date('2999-01-01T00:00:00Z') }) },
  admins:                  { ...CLOSED, ...same({ admin: true }) },
  [`products/${ID}/secrets`]: { ...CLOSED, ...same({ isActive: true, isPublished: true }) },
  [`bookings/${ID}/notes`]:   { ...CLOSED, ...same({ isActive: true, isPublished: true }) },
};

const includes = (who: Audience, caller: Caller): boolean =>
  who === 'everyone' || (who === 'admin' && caller === 'admin');

/** One case per cell of the matrix. */
export const MATRIX_CASES: readonly FirestoreCase[] = Object.entries(MATRIX).flatMap(([collection, row]) =>
  METHODS.flatMap((method) =>
    CALLERS.map((caller): FirestoreCase => {
      const document = `${collection}/${ID}`;
      const updated =
        'createdAt' in row.before ? { ...row.written, createdAt: row.before['createdAt'] } : row.written;
      return {
        name: `${caller} ${includes(row[method], caller) ? 'may' : 'may not'} ${method} ${collection}`,
        caller,
        method,
        path: method === 'list' ? collection : document,
        ...(method !== 'create' && { stored: { [document]: row.before } }),
        ...(method === 'create' && { written: row.written }),
        ...(method === 'update' && { written: updated }),
        ...(method === 'list' && row.where && { where: row.where }),
        allowed: includes(row[method], caller),
      };
    }),
  ),
);
