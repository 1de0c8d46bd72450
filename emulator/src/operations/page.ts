import { decodeMessage, encodeMessage, messageType } from '../values/proto-schema.ts';
import { invalidArgument } from '../values/status.ts';
import type { WireValue } from '../values/wire.ts';

/** The position of an item in its list: the values by which the list is ordered, ending with the item's name. */
type Position = readonly WireValue[];

/**
 * Returns the position of the last item of the previous page; undefined for the first page. Throws INVALID_ARGUMENT for
 * a token that no page had.
 */
export function previousPosition(pageToken = ''): Position | undefined {
  if (pageToken === '') return undefined;
  try {
    const { values = [] } = decodeMessage(
      messageType('Cursor'),
      Buffer.from(pageToken, 'base64url'),
    ) as Partial<Record<'values', WireValue[]>>;
    if (values.length > 0) return values;
  } catch {
    // Not an encoded cursor: rejected below.
  }
  throw invalidArgument('Invalid page token.');
}

/**
 * Returns one page of a list with a stable order, and the token of the next page, empty after the last one. The token
 * holds a position, not an offset: items that are deleted or added before it neither hide nor repeat others.
 * @param items the items after the previous page
 */
export function pageOf<T>(
  items: readonly T[],
  { pageSize = 0 }: { pageSize?: number },
  defaultSize: number,
  positionOf: (item: T) => Position,
): { page: readonly T[]; nextPageToken: string } {
  if (pageSize < 0) throw invalidArgument('The page size is negative.');
  const page = items.slice(0, pageSize || defaultSize);
  const last = page.at(-1);
  if (last === undefined || page.length === items.length) return { page, nextPageToken: '' };
  const token = encodeMessage(messageType('Cursor'), { values: positionOf(last) });
  return { page, nextPageToken: Buffer.from(token).toString('base64url') };
}
