/** Returns the value with the keys of its objects in order, so that equal values have equal texts. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns the entity tag of an item for `If-Match` (RFC 9110): equal for equal items, whatever the order of their fields.
 * Client and server compute it from the item as the schema parses it.
 */
export async function entityTag(item: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(item, ordered));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
