import { COLLECTIONS } from '../collections.ts';

export const AUDIT_ACTIONS = ['created', 'updated', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The audited collections that hold content and records managed by admins. */
export const AUDITED_RECORDS = [
  COLLECTIONS.products,
  COLLECTIONS.productStock,
  COLLECTIONS.events,
  COLLECTIONS.stories,
  COLLECTIONS.storeLocations,
  COLLECTIONS.faqs,
  COLLECTIONS.tagLabels,
  COLLECTIONS.sitePictures,
  COLLECTIONS.bookings,
  COLLECTIONS.waitlistEntries,
  COLLECTIONS.contacts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.mail,
  COLLECTIONS.noticeSettings,
] as const;

/** The collections in which every change by an admin is recorded. */
export const AUDITED_COLLECTIONS = [
  ...AUDITED_RECORDS,
  COLLECTIONS.adminSessions,
  COLLECTIONS.adminSecondFactors,
] as const;
export type AuditedCollection = (typeof AUDITED_COLLECTIONS)[number];

/** For mail only a requested retry is recorded. A mail's creation always accompanies another recorded change. */
const RECORDED_ACTIONS: Partial<Record<AuditedCollection, readonly AuditAction[]>> = {
  mail: ['updated'],
};

function isAuditedCollection(collection: string): collection is AuditedCollection {
  return AUDITED_COLLECTIONS.some((audited) => audited === collection);
}

/** Returns `collection` if a change with this `action` is recorded in the audit log, otherwise undefined. */
export function auditedCollection(collection: string, action: AuditAction): AuditedCollection | undefined {
  if (!isAuditedCollection(collection)) return undefined;
  return (RECORDED_ACTIONS[collection] ?? AUDIT_ACTIONS).includes(action) ? collection : undefined;
}

/**
 * Data entered by visitors and secrets stay out of the audit log: for these collections only the values of these fields
 * are recorded.
 */
const RECORDED_VALUES: Partial<Record<AuditedCollection, readonly string[]>> = {
  bookings: ['eventId', 'status'],
  waitlistEntries: ['eventId', 'state'],
  contacts: ['inquiryType', 'isRead'],
  newsletterSubscriptions: ['isActive'],
  mail: [],
  adminSessions: ['browser', 'system'],
  adminSecondFactors: ['state'],
};
/** Fields that change without an edit: on every use, or with the stock, another field or another entry. Such a change is not recorded. */
const IGNORED_FIELDS: Partial<Record<AuditedCollection, readonly string[]>> = {
  products: ['hasNoneLeft'],
  events: ['previousDates'],
  waitlistEntries: ['overtaken'],
  adminSessions: ['lastSeenAt'],
  adminSecondFactors: ['lastStep'],
};
const MAX_TEXT_LENGTH = 120;

type Scalar = string | number | boolean | Date | null;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A field's value before and after. A value is absent when there was none, when it is too long, or when it must not be
 * recorded.
 */
export interface FieldChange {
  before?: Scalar;
  after?: Scalar;
}

function isRecordable(value: unknown): value is Scalar {
  if (typeof value === 'string') return value.length <= MAX_TEXT_LENGTH;
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof Date || value === null;
}

function hasSameJson(a: unknown, b: unknown): boolean {
  const comparable = (value: unknown) => JSON.stringify(value) ?? '';
  return comparable(a) === comparable(b);
}

/**
 * Returns the fields that differ between two states of an item, by name. For a created or deleted item these are all
 * fields.
 * @param before the item's fields, with instants as `Date`; empty when the item was created
 * @param after the same after the change; empty when the item was deleted
 */
export function changedFields(
  collection: AuditedCollection,
  before: Fields,
  after: Fields,
): Record<string, FieldChange> {
  const recordedValues = RECORDED_VALUES[collection];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  const ignored = IGNORED_FIELDS[collection] ?? [];
  const changed = names.filter((name) => !ignored.includes(name) && !hasSameJson(before[name], after[name]));
  return Object.fromEntries(
    changed.map((name) => {
      const [was, is] = recordedValues && !recordedValues.includes(name) ? [] : [before[name], after[name]];
      return [name, { ...(isRecordable(was) && { before: was }), ...(isRecordable(is) && { after: is }) }];
    }),
  );
}
