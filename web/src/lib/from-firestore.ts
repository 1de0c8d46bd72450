/** A Timestamp of either Firestore SDK, told by what it can do, so that neither SDK is needed here. */
interface TimestampLike {
  toDate(): Date;
}

function isTimestamp(value: object): value is TimestampLike {
  return 'toDate' in value && typeof value.toDate === 'function';
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isTimestamp(value)) return value.toDate();
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, plain(field)]));
}

/**
 * A stored document as the domain knows it: its id beside its fields, Timestamps as Dates. The shape is not checked
 * again: the rules let nothing else be stored.
 */
export function fromFirestore<T extends { id: string }>(id: string, data: object): T {
  return { ...(plain(data) as object), id } as T;
}
