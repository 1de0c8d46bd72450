/**
 * What browsers are told to allow, in one place for the pages, the dashboard, the API and the files. A
 * Content-Security-Policy names every host that the site speaks to; all else is refused by the browser.
 */

/** Where this build's Firebase lies: Google's hosts, or the emulators'. */
export interface FirebaseHosts {
  firestore: string;
  auth: readonly string[];
  storage: string;
  /** Whether forms carry a token of App Check, which brings Google's reCAPTCHA. */
  appCheck?: boolean;
}

export const GOOGLE_HOSTS: FirebaseHosts = {
  firestore: 'https://firestore.googleapis.com',
  auth: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  storage: 'https://firebasestorage.googleapis.com',
};

/** The dashboard's Firestore asks for this picture when a connection ends, to tell whether there is a network at all. */
const CONNECTIVITY_CHECK = 'https://www.google.com/images/cleardot.gif';

/** The map: its first script, the one that this loads, and where the tiles and marks come from. */
const KAKAO = {
  scripts: ['https://dapi.kakao.com', 'https://t1.daumcdn.net'],
  pictures: ['https://*.daumcdn.net'],
};

/** The payment widget: its script, and the hosts to which it may send its form or in which it may open. */
const PAYAPP = { scripts: ['https://lite.payapp.kr'], pages: ['https://*.payapp.kr'] };

/** App Check: what reCAPTCHA loads, the frame that it watches from, and who changes its verdict into a token. */
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

/** What holds wherever a document is shown. */
const BASE_DIRECTIVES = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };

/** Of what stands within the page, the hashes (`sha256-…`): nothing else there runs or colours anything. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const NO_INLINE_HASHES: InlineHashes = { scripts: [], styles: [] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Where browsers tell what a policy refused: it may be wrong, or somebody's page was tampered with. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** Newer browsers find the address by this header, older ones in the policy. A document carries both. */
export const REPORTING_HEADERS = { 'Reporting-Endpoints': `csp="${CSP_REPORTS_PATH}"` } as const;
const REPORTING = { 'report-uri': [CSP_REPORTS_PATH], 'report-to': ['csp'] };

/** A public page. */
export function pagePolicy(
  { firestore, storage, appCheck = false }: FirebaseHosts,
  { scripts, styles }: InlineHashes,
): string {
  const check = appCheck ? APP_CHECK : NO_APP_CHECK;
  return serializePolicy({
    ...BASE_DIRECTIVES,
    'script-src': ["'self'", ...quoted(scripts), ...KAKAO.scripts, ...PAYAPP.scripts, ...check.scripts],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', storage, ...KAKAO.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", firestore, ...PAYAPP.pages, ...check.connections],
    'frame-src': [...PAYAPP.pages, ...check.frames],
    'form-action': ["'self'", ...PAYAPP.pages],
    'manifest-src': ["'self'"],
    ...REPORTING,
  });
}

/**
 * The dashboard. antd writes its styles as it goes, and some of its parts take no nonce for them: styles within the page
 * are allowed there, scripts are not.
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
    ...REPORTING,
  });
}

/** What is no document: an answer of the API, a picture, a script. */
export const FILE_POLICY = serializePolicy({ ...BASE_DIRECTIVES, 'form-action': ["'none'"] });

/** Of the powers that a browser may give, the site asks for the visitor's position alone, for the nearest store. */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
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

/** Every answer carries these; a policy of its kind comes beside them. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': ['geolocation=(self)', ...DENIED_FEATURES.map((feature) => `${feature}=()`)].join(
    ', ',
  ),
  // A payment may open in a window of its own, which then keeps its way back.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
