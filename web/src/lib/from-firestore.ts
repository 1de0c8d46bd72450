/** A Timestamp of either Firestore SDK, detected by its methods, so that no SDK is imported. */
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
 * Converts a stored document to its domain type: adds the id and replaces Timestamps by Dates. The shape is not validated,
 * because the rules validate every write.
 */
export function fromFirestore<T extends { id: string }>(id: string, data: object): T {
  return { ...(plain(data) as object), id } as T;
}
