import { z } from 'zod';
import type { LimitName } from '@app/domain/api/limits.ts';
import { BRAND } from '@app/domain/brand.ts';
import type { JusoSettings } from './adapters/juso.ts';
import type { Limit } from './http/rate-limit.ts';
import type { PayAppSettings } from './orders/payapp.ts';

const APP_CHECK_MODES = ['off', 'watch', 'enforce'] as const;

export interface Config {
  /** Completes an admin name without `@`. */
  adminDomain: string;
  /** API key of the project's web app, used to check passwords. The Auth emulator accepts any text. */
  webApiKey: string;
  /** `https://…`, the site's own origin, to which mails link. */
  siteOrigin: string;
  /** The folder with the built site's files for `pages`. Default: next to the bundle, as in a deployment. */
  siteFiles?: string;
  /** `smtp://…` or `smtps://name:password@…`, the mail server. Without it mails stay in the outbox. */
  smtpUrl?: string;
  /** The shop at PayApp; without its secrets nothing can be ordered. */
  payApp?: PayAppSettings;
  /** The Korean address service; without its key buyers type their addresses. */
  juso?: JusoSettings;
  /** `host:port` of the Auth emulator; absent in production. */
  authEmulatorHost?: string;
  /** `host:port` of the Storage emulator; absent in production. */
  storageEmulatorHost?: string;
  /** Origins whose pages may send unsafe requests: the site's, the project's Hosting domains, and extra ones. */
  allowedOrigins: readonly string[];
  /** Salts pseudonyms and signs unsubscribe links. */
  hashSecret: string;
  /** Number of proxies between a visitor and this function: see `clientAddress`. */
  trustedProxies: number;
  /** How many calls each client address may make; for logins, how many may fail (see `countAttempt` and `useCode`). */
  limits: Record<LimitName | keyof typeof LOGIN_LIMITS, Limit>;
  /** Whether form requests need a valid App Check token; `watch` accepts all requests and logs those without one. */
  appCheck: (typeof APP_CHECK_MODES)[number];
}

const QUARTER_OF_AN_HOUR = 15 * 60;
/** Only failures count: a successful login releases its permit. */
const LOGIN_LIMITS = {
  /** For each client address from which the account has not signed in before, all user names together. */
  login: { max: 20, seconds: QUARTER_OF_AN_HOUR },
  /** For each user name, from unknown devices and addresses: answered immediately, then with a delay, then with a longer one. */
  loginName: { max: 5, seconds: QUARTER_OF_AN_HOUR },
  loginNameSlow: { max: 60, seconds: QUARTER_OF_AN_HOUR },
  /** For each device, or user name at an address, that has signed in before. */
  loginKnown: { max: 10, seconds: QUARTER_OF_AN_HOUR },
  /** For second-factor codes and for passwords confirmed again: a code has only six digits. */
  secondFactor: { max: 20, seconds: 24 * 60 * 60 },
  /** For recovery codes, which have 49 random bits: at the login, for each account and client address. */
  recoveryCodes: { max: 20, seconds: 24 * 60 * 60 },
};

/** A page that violates the policy sends a few reports; further reports may be dropped. */
const CSP_REPORTS_LIMIT = { max: 20, seconds: 60 };

/** A generous default for the demo and for load tests, where all requests have one client address. */
const perMinute = z.coerce.number('is not a number').int().min(1, 'must be at least 1').default(1_000);

/** Hosting's CDN and Google's front end: see `clientAddress`. */
const HOSTING_PROXIES = 2;

/** Stands for "none" in a secret, because Cloud Secret Manager does not store an empty value. */
const NONE = 'none';

const PAYAPP_API_URL = 'https://api.payapp.kr/oapi/apiLoad.html';

const JUSO_API_URL = 'https://business.juso.go.kr/addrlink/addrLinkApi.do';

/** A buyer may search this many times as often as order. */
const SEARCHES_PER_ORDER = 3;

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Signs links where no secret is set, which only the emulators allow. */
export const EMULATED_HASH_SECRET = 'emulator';

function environmentSchema(isEmulated: boolean) {
  return z.object({
    HASH_SECRET: isEmulated
      ? z.string().default(EMULATED_HASH_SECRET)
      : z.string('is missing').min(32, 'needs at least 32 characters'),
    TRUSTED_PROXIES: z.coerce
      .number('is not a number')
      .int()
      .min(0)
      .max(9)
      .default(isEmulated ? 0 : HOSTING_PROXIES),
    BOOKINGS_PER_MINUTE: perMinute,
    CONTACTS_PER_MINUTE: perMinute,
    SUBSCRIPTIONS_PER_MINUTE: perMinute,
    ORDERS_PER_MINUTE: perMinute,
    APP_CHECK: z.enum(APP_CHECK_MODES, 'must be off, watch or enforce').default('off'),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
    FIREBASE_STORAGE_EMULATOR_HOST: z.string().min(1).optional(),
    WEB_API_KEY: isEmulated ? z.string().default('emulator') : z.string('is missing').min(1, 'is empty'),
    SITE_ORIGIN: z.string().refine(isOrigin, 'must be an origin like https://www.example.com').optional(),
    SITE_FILES: z.string().min(1).optional(),
    GCLOUD_PROJECT: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://name:password@host, or none' })
      .or(z.literal(NONE))
      .default(NONE),
    PAYAPP_LINK_KEY: z.string().min(1).default(NONE),
    PAYAPP_LINK_VALUE: z.string().min(1).default(NONE),
    PAYAPP_API_URL: z.url().default(PAYAPP_API_URL),
    JUSO_KEY: z.string().min(1).default(NONE),
    JUSO_API_URL: z.url().default(JUSO_API_URL),
    ADMIN_DOMAIN: z.hostname('is not a domain').default(BRAND.adminDomain),
    ALLOWED_ORIGINS: z
      .string()
      .default('')
      .transform((list) => list.split(',').filter(Boolean))
      .refine(
        (origins) => origins.every(isOrigin),
        'must be origins like http://127.0.0.1:5173, with commas',
      ),
  });
}

/**
 * Reads the configuration from environment variables.
 * @throws Error that lists every missing or invalid variable
 */
export function parseEnvironment(environment: Record<string, string | undefined>): Config {
  const result = environmentSchema(Boolean(environment['FIREBASE_AUTH_EMULATOR_HOST'])).safeParse(
    environment,
  );
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment is invalid: ${problems.join('; ')}.`);
  }
  const minute = (max: number): Limit => ({ max, seconds: 60 });
  const {
    HASH_SECRET,
    TRUSTED_PROXIES,
    BOOKINGS_PER_MINUTE,
    CONTACTS_PER_MINUTE,
    SUBSCRIPTIONS_PER_MINUTE,
    ORDERS_PER_MINUTE,
    APP_CHECK,
    FIREBASE_AUTH_EMULATOR_HOST,
    FIREBASE_STORAGE_EMULATOR_HOST,
    WEB_API_KEY,
    SITE_ORIGIN,
    SITE_FILES,
    GCLOUD_PROJECT,
    SMTP_URL,
    PAYAPP_LINK_KEY,
    PAYAPP_LINK_VALUE,
    PAYAPP_API_URL: apiUrl,
    JUSO_KEY,
    JUSO_API_URL: jusoUrl,
    ADMIN_DOMAIN,
    ALLOWED_ORIGINS,
  } = result.data;
  // The default domains that Hosting gives every project.
  const hostingOrigins = GCLOUD_PROJECT
    ? [`https://${GCLOUD_PROJECT}.web.app`, `https://${GCLOUD_PROJECT}.firebaseapp.com`]
    : [];
  const hosting = FIREBASE_AUTH_EMULATOR_HOST ? 'http://127.0.0.1:5050' : `https://${GCLOUD_PROJECT}.web.app`;
  const siteOrigin = SITE_ORIGIN ?? hosting;
  const { shopId } = BRAND.payment;
  const hasShop = shopId !== '' && PAYAPP_LINK_KEY !== NONE && PAYAPP_LINK_VALUE !== NONE;
  return {
    adminDomain: ADMIN_DOMAIN,
    webApiKey: WEB_API_KEY,
    siteOrigin,
    ...(SITE_FILES && { siteFiles: SITE_FILES }),
    ...(SMTP_URL !== NONE && { smtpUrl: SMTP_URL }),
    ...(hasShop && {
      payApp: { shopId, linkKey: PAYAPP_LINK_KEY, linkValue: PAYAPP_LINK_VALUE, apiUrl },
    }),
    ...(JUSO_KEY !== NONE && { juso: { key: JUSO_KEY, url: jusoUrl } }),
    ...(FIREBASE_AUTH_EMULATOR_HOST && { authEmulatorHost: FIREBASE_AUTH_EMULATOR_HOST }),
    ...(FIREBASE_STORAGE_EMULATOR_HOST && { storageEmulatorHost: FIREBASE_STORAGE_EMULATOR_HOST }),
    allowedOrigins: [...new Set([siteOrigin, ...hostingOrigins, ...ALLOWED_ORIGINS])],
    hashSecret: HASH_SECRET,
    trustedProxies: TRUSTED_PROXIES,
    limits: {
      ...LOGIN_LIMITS,
      bookings: minute(BOOKINGS_PER_MINUTE),
      contact: minute(CONTACTS_PER_MINUTE),
      newsletter: minute(SUBSCRIPTIONS_PER_MINUTE),
      orders: minute(ORDERS_PER_MINUTE),
      addresses: minute(SEARCHES_PER_ORDER * ORDERS_PER_MINUTE),
      cspReports: CSP_REPORTS_LIMIT,
    },
    appCheck: APP_CHECK,
  };
}
