import { COLLECTIONS } from '../collections.ts';

export const AUDIT_ACTIONS = ['created', 'updated', 'deleted'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Of the collections in which changes are recorded, those that hold what the admin works on. */
export const AUDITED_RECORDS = [
  COLLECTIONS.products,
  COLLECTIONS.events,
  COLLECTIONS.stories,
  COLLECTIONS.storeLocations,
  COLLECTIONS.faqs,
  COLLECTIONS.bookings,
  COLLECTIONS.contacts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.mail,
] as const;

/** The collections in which every change by an admin is recorded. */
export const AUDITED_COLLECTIONS = [
  ...AUDITED_RECORDS,
  COLLECTIONS.adminSessions,
  COLLECTIONS.adminSecondFactors,
] as const;
export type AuditedCollection = (typeof AUDITED_COLLECTIONS)[number];

/** Of a mail that is only the wish to send it again: it comes into being with a change that is recorded itself. */
const RECORDED_ACTIONS: Partial<Record<AuditedCollection, readonly AuditAction[]>> = {
  mail: ['updated'],
};

function isAuditedCollection(collection: string): collection is AuditedCollection {
  return AUDITED_COLLECTIONS.some((audited) => audited === collection);
}

/** Gives the collection back as one that is recorded, or undefined when such a change is not. */
export function auditedCollection(collection: string, action: AuditAction): AuditedCollection | undefined {
  if (!isAuditedCollection(collection)) return undefined;
  return (RECORDED_ACTIONS[collection] ?? AUDIT_ACTIONS).includes(action) ? collection : undefined;
}

/** What visitors entered, and secrets, stay out of the record: of these collections it tells the values of these fields alone. */
const RECORDED_VALUES: Partial<Record<AuditedCollection, readonly string[]>> = {
  bookings: ['eventId', 'status'],
  contacts: ['inquiryType', 'isRead'],
  newsletterSubscriptions: ['isActive'],
  mail: [],
  adminSessions: ['browser', 'system'],
  adminSecondFactors: ['state'],
};
/** Fields that change with mere use, which is no change worth recording. */
const IGNORED_FIELDS: Partial<Record<AuditedCollection, readonly string[]>> = {
  adminSessions: ['lastSeenAt'],
  adminSecondFactors: ['lastStep'],
};
const MAX_TEXT_LENGTH = 120;

type Scalar = string | number | boolean | Date | null;
type Fields = Readonly<Record<string, unknown>>;

/** One field's value before and after, where it is short and not a visitor's; each is absent where there was none. */
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
 * The fields that differ between two states of an item, by name; of an item that is new or gone, all of them.
 * @param before the item's fields, with Dates for moments; empty when it is new
 * @param after the same; empty when it is gone
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
