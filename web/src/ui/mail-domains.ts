import { run } from '@zootools/email-spell-checker';

/** The mail providers that most visitors use. An address at another domain that only resembles one of them is possible, too. */
const PROVIDERS = [
  'naver.com',
  'gmail.com',
  'daum.net',
  'hanmail.net',
  'kakao.com',
  'nate.com',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
];

/** Domains that exist and resemble a provider's. */
const OTHERS: readonly string[] = [
  'outlook.kr',
  'outlook.jp',
  'outlook.de',
  'outlook.fr',
  'outlook.es',
  'outlook.it',
  'hotmail.co.uk',
  'hotmail.co.jp',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.it',
  'hotmail.es',
  'yahoo.co.kr',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com.tw',
  'yahoo.com.hk',
  'yahoo.fr',
  'yahoo.de',
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmail.kr',
  'nature.com',
];

/** Addresses of these domains were meant for a provider whose name resembles another's. */
const MEANT: Readonly<Record<string, string>> = { 'hanmail.com': 'hanmail.net', 'daum.com': 'daum.net' };

/** Returns the address with the domain that was probably meant; undefined if its domain looks right. */
export function correctedEmail(email: string): string | undefined {
  const end = email.lastIndexOf('@') + 1;
  const domain = email.slice(end).toLowerCase();
  if (OTHERS.includes(domain)) return undefined;
  // Without lists of their own, parts of unknown domains would be corrected as well, such as ".co.kr" to ".co".
  const options = { domains: PROVIDERS, secondLevelDomains: [], topLevelDomains: [] };
  const meant = MEANT[domain] ?? run({ email, ...options })?.domain;
  return meant && email.slice(0, end) + meant;
}
