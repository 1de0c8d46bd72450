import { defineInt, defineSecret, defineString, expr, projectID } from 'firebase-functions/params';

/**
 * Parameters that `firebase deploy` prompts for when they are not set: secrets go to Cloud Secret Manager, the others
 * to `functions/.env.<project>`. At run time each function reads them from its environment (`env.ts`). The local
 * environment needs none of them and must not prompt: it would do so at every start, and look up the secrets on the
 * network.
 */
const isPrompting = process.env['FUNCTIONS_EMULATOR'] !== 'true';

const secret = (name: string, description: string) =>
  isPrompting ? [defineSecret(name, { description })] : [];

const hashSecret = secret(
  'HASH_SECRET',
  'At least 32 random characters (`openssl rand -base64 48`). It signs unsubscribe links.',
);
const smtpUrl = secret(
  'SMTP_URL',
  'The SMTP server: `smtps://name:password@host`. With `none`, mails stay in the outbox.',
);

const payAppSecrets = [
  ...secret(
    'PAYAPP_LINK_KEY',
    'The link key (연동 KEY) of the shop at PayApp. With `none`, nothing can be ordered.',
  ),
  ...secret(
    'PAYAPP_LINK_VALUE',
    'The link value (연동 VALUE) of the shop at PayApp. With `none`, nothing can be ordered.',
  ),
];

const jusoKey = secret(
  'JUSO_KEY',
  'The approval key (승인키) of the road-address search at business.juso.go.kr. With `none`, buyers type their addresses.',
);

/** Secrets of each function, of the API, of those that receive or refund payments, and of the functions that send mail. */
export const SECRETS = hashSecret;
export const API_SECRETS = [...hashSecret, ...payAppSecrets, ...jusoKey];
export const PAYMENT_SECRETS = [...hashSecret, ...payAppSecrets];
export const MAIL_SECRETS = [...hashSecret, ...smtpUrl];

/** Ten calls per minute are enough for a person and few for a program. */
const perMinute = (what: string) => ({
  default: 10,
  description: `How many ${what} one client address may send per minute.`,
});

if (isPrompting) {
  defineString('WEB_API_KEY', {
    description: 'The `apiKey` of the web app, used to check passwords. It is not a secret.',
    input: { text: { nonEmpty: true } },
  });
  defineString('SITE_ORIGIN', {
    default: expr`https://${projectID}.web.app`,
    description:
      'The public origin of the site, used for links in mails and pages: `https://www.example.com`.',
  });
  defineInt('BOOKINGS_PER_MINUTE', perMinute('bookings'));
  defineInt('CONTACTS_PER_MINUTE', perMinute('messages'));
  defineInt('SUBSCRIPTIONS_PER_MINUTE', perMinute('subscriptions'));
  defineInt('ORDERS_PER_MINUTE', perMinute('orders'));
}
