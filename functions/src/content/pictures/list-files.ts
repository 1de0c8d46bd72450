import type { Bucket } from './stored-picture.ts';

const PAGE = 500;

/** Yields the files below a prefix, sorted by name, one page at a time: a bucket may hold any number of files. */
export async function* listFiles(bucket: Bucket, prefix: string) {
  const query = { prefix, maxResults: PAGE, autoPaginate: false };
  let pageToken: string | undefined;
  do {
    const answer = await bucket.getFiles(pageToken ? { ...query, pageToken } : query);
    const next = answer[1] as { pageToken?: string } | null;
    yield answer[0];
    pageToken = next?.pageToken;
  } while (pageToken);
}
