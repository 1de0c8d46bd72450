import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The address of Google's proxy that hands a request of Hosting on to a function (RFC 5737: an example). */
export const GOOGLE_ADDRESS = '192.0.2.1';

/** Headers between two machines, which Google's front end does not pass on. https://cloud.google.com/functions/docs/reference/headers */
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

/** The cookie that Hosting leaves in. https://firebase.google.com/docs/hosting/manage-cache#using_cookies */
function sessionCookie(cookie: string | undefined): string | undefined {
  return cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith('__session='));
}

const appended = (claimed: unknown, ...addresses: string[]) =>
  [...(claimed === undefined ? [] : [String(claimed)]), ...addresses].join(', ');

function withoutHops(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}

/**
 * What Google's front end sends to a function of what reaches its `run.app` address: everything that the caller claims,
 * and the caller's address at the end of X-Forwarded-For.
 */
export function throughFrontEnd(headers: IncomingHttpHeaders, caller: string): OutgoingHttpHeaders {
  return {
    ...withoutHops(headers),
    'x-forwarded-for': appended(headers['x-forwarded-for'], caller),
    'x-forwarded-proto': 'https',
  };
}

/**
 * What Hosting sends to a function. X-Forwarded-For ends in `visitor, google-address`; what stands before was claimed by
 * the visitor, and so may be Fastly-Client-IP, which Fastly sets where it is absent. X-Forwarded-Host names the site, and
 * is reported missing in places, so that nothing may rest on it. No Accept-Encoding: Hosting compresses by itself.
 */
export function throughHosting(headers: IncomingHttpHeaders, visitor: string): OutgoingHttpHeaders {
  const { cookie, host, 'accept-encoding': accepted, ...others } = headers;
  const session = sessionCookie(cookie);
  const sent = {
    ...others,
    ...(session !== undefined && { cookie: session }),
    ...(accepted !== undefined && { 'fastly-orig-accept-encoding': accepted }),
    'fastly-client-ip': headers['fastly-client-ip'] ?? visitor,
    'x-forwarded-for': appended(headers['x-forwarded-for'], visitor),
    'x-forwarded-host': host,
    'x-fh-requested-host': host,
  };
  return throughFrontEnd(sent as IncomingHttpHeaders, GOOGLE_ADDRESS);
}
