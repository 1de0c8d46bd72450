/** Normalizes the percent-encoding of a segment: encodes only the necessary characters, in upper case. */
function cleanSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // The segment is not valid UTF-8, so no page has it.
    return segment;
  }
}

/**
 * Returns the canonical path of a page: without empty segments and trailing slash, and with normalized encoding, because
 * the CDN would cache `/c%6Fffee` separately from `/coffee`. It starts with exactly one slash, so a redirect to it cannot
 * lead to another host, as `//host` would. Linear in the length of the path.
 */
export function cleanPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(cleanSegment).join('/')}`;
}
