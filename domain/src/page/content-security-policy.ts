/**
 * Content-Security-Policies and security headers for pages, dashboard, API and files. A policy lists every host that
 * the site connects to; the browser blocks all others.
 */

/** The hosts of the Firebase services that this build uses: Google's or the emulators'. */
export interface FirebaseHosts {
  firestore: string;
  auth: readonly string[];
  storage: string;
  /** The local payment provider; PayApp when absent. */
  payment?: string;
  /** Whether forms send App Check tokens, which requires Google's reCAPTCHA. */
  appCheck?: boolean;
}

export const GOOGLE_HOSTS: FirebaseHosts = {
  firestore: 'https://firestore.googleapis.com',
  auth: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  storage: 'https://firebasestorage.googleapis.com',
};

/** The Firestore SDK in the dashboard requests this image when a connection closes, to check network connectivity. */
const CONNECTIVITY_CHECK = 'https://www.google.com/images/cleardot.gif';

/** The map: its loader script, the script that this loads, and the hosts of tiles and markers. */
const KAKAO = {
  scripts: ['https://dapi.kakao.com', 'https://t1.daumcdn.net'],
  pictures: ['https://*.daumcdn.net'],
};

/** The payment widget: its script, and the hosts to which it submits its form or which it opens in a frame. */
const PAYAPP = { scripts: ['https://lite.payapp.kr'], pages: ['https://*.payapp.kr'] };

/** App Check: reCAPTCHA's scripts and frame, and the service that exchanges its verdict for a token. */
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const APP_CHECK = {
  scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
  frames: [RECAPTCHA],
  connections: [RECAPTCHA, 'https://content-firebaseappcheck.googleapis.com'],
};
const NO_APP_CHECK: typeof APP_CHECK = { scripts: [], frames: [], connections: [] };

type Directives = Record<string, readonly string[]>;

function serializePolicy(directives: Directives): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Directives of every policy. */
const BASE_DIRECTIVES = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/** The hashes (`sha256-…`) of the inline scripts that a page permits. A page has no inline styles. */
export interface InlineHashes {
  scripts: readonly string[];
}

export const NO_INLINE_HASHES: InlineHashes = { scripts: [] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** The endpoint to which browsers report CSP violations, caused by a wrong policy or a tampered page. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Newer browsers read the reporting endpoint from this header, older ones from the policy. Documents carry both. */
export const REPORTING_HEADERS = { 'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"` } as const;
const REPORTING = { 'report-uri': [CSP_REPORTS_PATH], 'report-to': ['csp'] };

/** Returns the policy of a public page. */
export function pagePolicy(
  { firestore, storage, payment, appCheck = false }: FirebaseHosts,
  { scripts }: InlineHashes,
): string {
  const check = appCheck ? APP_CHECK : NO_APP_CHECK;
  const widget = payment ? { scripts: [payment], pages: [payment] } : PAYAPP;
  return serializePolicy({
    ...BASE_DIRECTIVES,
    'script-src': ["'self'", ...quoted(scripts), ...KAKAO.scripts, ...widget.scripts, ...check.scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', storage, ...KAKAO.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", firestore, ...widget.pages, ...check.connections],
    'frame-src': [...widget.pages, ...check.frames],
    'form-action': ["'self'", ...widget.pages],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...REPORTING,
  });
}

/**
 * Returns the policy of the dashboard. antd inserts styles at run time and some of its components do not support a
 * nonce, so inline styles are allowed there; inline scripts are not.
 */
export function dashboardPolicy({ firestore, auth, storage, appCheck = false }: FirebaseHosts): string {
  const check = appCheck ? APP_CHECK : NO_APP_CHECK;
  return serializePolicy({
    ...BASE_DIRECTIVES,
    'script-src': ["'self'", ...check.scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', storage, CONNECTIVITY_CHECK],
    'font-src': ["'self'"],
    'connect-src': ["'self'", firestore, ...auth, storage, ...check.connections],
    'frame-src': check.frames,
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...REPORTING,
  });
}

/** The policy of responses that are not documents: API responses, images, scripts. */
export const FILE_POLICY = serializePolicy({ ...BASE_DIRECTIVES, 'form-action': ["'none'"] });

/** The policy of the service worker, which fetches and keeps the site's own pages and files. */
export const SERVICE_WORKER_POLICY = serializePolicy({ ...BASE_DIRECTIVES, 'connect-src': ["'self'"] });

/** The policy of a static page without scripts and external resources, with inline styles. */
export const STATIC_PAGE_POLICY = serializePolicy({
  ...BASE_DIRECTIVES,
  'style-src': ["'unsafe-inline'"],
  'form-action': ["'self'"],
});

/** Browser features that are disabled, except where one is needed: geolocation finds the nearest store. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Returns the Permissions-Policy of documents that may use only these features, on this site itself. */
const permissions = (allowed: readonly string[]) =>
  [
    ...allowed.map((feature) => `${feature}=(self)`),
    ...DENIED_FEATURES.filter((feature) => !allowed.includes(feature)).map((feature) => `${feature}=()`),
  ].join(', ');

/** The dashboard reads guests' entry codes with the camera. */
export const DASHBOARD_PERMISSIONS = permissions(['camera']);

/** Headers of every response, in addition to its Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions(['geolocation']),
  // A payment may open in a popup that needs its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
