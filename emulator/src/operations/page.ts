import { invalidArgument } from '../values/status.ts';

/** Returns one page of a list with a stable order; `token` is that of the previous page. */
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
