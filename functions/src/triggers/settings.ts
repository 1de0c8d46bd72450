import { defineInt, defineSecret, defineString, expr, projectID } from 'firebase-functions/params';

/**
 * What `firebase deploy` asks for where it is not told yet: secrets go to Cloud Secret Manager, the rest to
 * `functions/.env.<project>`. At run time each function finds them in its environment, which `env.ts` reads. The local
 * Firebase needs none of them and must not ask: it would at every start, and look for the secrets on the network.
 */
const isAsked = process.env['FUNCTIONS_EMULATOR'] !== 'true';

const secret = (name: string, description: string) => (isAsked ? [defineSecret(name, { description })] : []);

const hashSecret = secret(
  'HASH_SECRET',
  'At least 32 characters nobody can guess (`openssl rand -base64 48`). It signs the links by which a subscription ends.',
);
const smtpUrl = secret(
  'SMTP_URL',
  'The server that takes mails: `smtps://name:password@host`. With `none`, mails wait for it in the outbox.',
);

/** For the options of a function: what each of them needs, and what those need that send mails. */
export const SECRETS = hashSecret;
export const MAIL_SECRETS = [...hashSecret, ...smtpUrl];

/** Ten is plenty for a person and little for a program. */
const perMinute = (what: string) => ({
  default: 10,
  description: `How many ${what} one address may send in a minute.`,
});

if (isAsked) {
  defineString('WEB_API_KEY', {
    description: 'The `apiKey` of the web app, with which passwords are checked. It is no secret.',
    input: { text: { nonEmpty: true } },
  });
  defineString('SITE_ORIGIN', {
    default: expr`https://${projectID}.web.app`,
    description: 'Where the site is found, to which mails and pages link: `https://www.example.com`.',
  });
  defineInt('BOOKINGS_PER_MINUTE', perMinute('bookings'));
  defineInt('CONTACTS_PER_MINUTE', perMinute('messages'));
  defineInt('SUBSCRIPTIONS_PER_MINUTE', perMinute('subscriptions'));
}
