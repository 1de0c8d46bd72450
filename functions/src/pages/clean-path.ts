/**
 * The path under which a page is served: no empty segment, none at the end. So it begins with exactly one slash, and as
 * the target of a redirect it cannot name another host, as `//host` would. Linear in the length of the path.
 */
export function cleanPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}
