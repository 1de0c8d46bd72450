import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The address of Google's proxy that forwards Hosting's requests to a function (an example address, RFC 5737). */
export const GOOGLE_ADDRESS = '192.0.2.1';

/**
 * Hop-by-hop headers, which Google's front end does not forward.
 * https://cloud.google.com/functions/docs/reference/headers
 */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Returns the only cookie that Hosting does not strip.
 * https://firebase.google.com/docs/hosting/manage-cache#using_cookies
 */
function sessionCookie(cookie: string | undefined): string | undefined {
  return cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('__session='));
}

const appendAddresses = (claimed: unknown, ...addresses: string[]) =>
  [...(claimed === undefined ? [] : [String(claimed)]), ...addresses].join(', ');

function withoutHopByHopHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/**
 * Returns the headers that Google's front end sends to a function for a request to its `run.app` URL: all headers of
 * the caller, with the caller's address appended to X-Forwarded-For.
 */
export function frontEndRequestHeaders(headers: IncomingHttpHeaders, caller: string): OutgoingHttpHeaders {
  return {
    ...withoutHopByHopHeaders(headers),
    'x-forwarded-for': appendAddresses(headers['x-forwarded-for'], caller),
    'x-forwarded-proto': 'https',
  };
}

/**
 * Returns the headers that Hosting sends to a function. X-Forwarded-For ends in `visitor, google-address`; earlier
 * entries are supplied by the visitor, and so may be Fastly-Client-IP, which Fastly sets only if absent.
 * X-Forwarded-Host is the site's host, but is reported missing in places, so code must not rely on it. Accept-Encoding
 * is removed because Hosting compresses responses itself.
 */
export function hostingRequestHeaders(headers: IncomingHttpHeaders, visitor: string): OutgoingHttpHeaders {
  const { cookie, host, 'accept-encoding': accepted, ...others } = headers;
  const session = sessionCookie(cookie);
  const forwarded = {
    ...others,
    ...(session !== undefined && { cookie: session }),
    ...(accepted !== undefined && { 'fastly-orig-accept-encoding': accepted }),
    'fastly-client-ip': headers['fastly-client-ip'] ?? visitor,
    'x-forwarded-for': appendAddresses(headers['x-forwarded-for'], visitor),
    'x-forwarded-host': host,
    'x-fh-requested-host': host,
  };
  return frontEndRequestHeaders(forwarded as IncomingHttpHeaders, GOOGLE_ADDRESS);
}
