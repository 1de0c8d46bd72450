import { z } from 'zod';
import { BRAND } from '@app/domain/brand.ts';

export interface Config {
  /** Completes an admin name without `@`. */
  adminDomain: string;
  /** Key of the project's web app, with which passwords are checked. Any text does for the Auth emulator. */
  webApiKey: string;
  /** `https://…`, the site's own address, to which mails link. */
  siteOrigin: string;
  /** `smtp://…` or `smtps://name:password@…`, the server that takes mails. Without it they stay in the outbox. */
  smtpUrl?: string;
  /** `host:port` of the Auth emulator; absent in production. */
  authEmulatorHost?: string;
  /** Origins beside the site's own that may send unsafe requests: a development server's. */
  allowedOrigins: readonly string[];
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

function environmentSchema(isEmulated: boolean) {
  return z.object({
    FIREBASE_AUTH_EMULATOR_HOST: z.string().min(1).optional(),
    WEB_API_KEY: isEmulated ? z.string().default('emulator') : z.string('is missing').min(1, 'is empty'),
    SITE_ORIGIN: z.string().refine(isOrigin, 'must be an origin like https://www.example.com').optional(),
    GCLOUD_PROJECT: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://name:password@host' })
      .optional(),
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
 * The configuration from environment variables.
 * @throws Error that lists every variable that is missing or wrong.
 */
export function parseEnvironment(environment: Record<string, string | undefined>): Config {
  const result = environmentSchema(Boolean(environment['FIREBASE_AUTH_EMULATOR_HOST'])).safeParse(
    environment,
  );
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment is not right: ${problems.join('; ')}.`);
  }
  const {
    FIREBASE_AUTH_EMULATOR_HOST,
    WEB_API_KEY,
    SITE_ORIGIN,
    GCLOUD_PROJECT,
    SMTP_URL,
    ADMIN_DOMAIN,
    ALLOWED_ORIGINS,
  } = result.data;
  const hosting = FIREBASE_AUTH_EMULATOR_HOST ? 'http://127.0.0.1:5050' : `https://${GCLOUD_PROJECT}.web.app`;
  return {
    adminDomain: ADMIN_DOMAIN,
    webApiKey: WEB_API_KEY,
    siteOrigin: SITE_ORIGIN ?? hosting,
    ...(SMTP_URL && { smtpUrl: SMTP_URL }),
    ...(FIREBASE_AUTH_EMULATOR_HOST && { authEmulatorHost: FIREBASE_AUTH_EMULATOR_HOST }),
    allowedOrigins: ALLOWED_ORIGINS,
  };
}
