import { invalidArgument } from '../status.ts';

/** One page of a list that is always in the same order; `token` is what the last answer gave. */
export function pageOf<T>(
  items: readonly T[],
  { pageSize = 0, pageToken = '' }: { pageSize?: number; pageToken?: string },
  defaultSize: number,
): { page: readonly T[]; nextPageToken: string } {
  const start = pageToken === '' ? 0 : Number(Buffer.from(pageToken, 'base64url').toString());
  if (!Number.isInteger(start) || start < 0 || pageSize < 0)
    throw invalidArgument('Invalid page token or size.');
  const end = start + (pageSize || defaultSize);
  return {
    page: items.slice(start, end),
    nextPageToken: end < items.length ? Buffer.from(String(end)).toString('base64url') : '',
  };
}
