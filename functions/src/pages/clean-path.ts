/** One spelling of the characters of a segment: only those are percent-encoded that must be, in upper case. */
function cleanSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // It encodes no text, so no page has it.
    return segment;
  }
}

/**
 * The path under which a page is served: no empty segment, none at the end, and one spelling, because the CDN would keep
 * `/c%6Fffee` apart from `/coffee`. It begins with exactly one slash, so as the target of a redirect it cannot name
 * another host, as `//host` would. Linear in the length of the path.
 */
export function cleanPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).map(cleanSegment).join('/')}`;
}
