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
  'outlook.kr',
  'hotmail.com',
  'yahoo.com',
  'yahoo.co.kr',
  'ymail.com',
  'mail.com',
  'email.com',
];

/** Returns the address with the domain that was probably meant; undefined if its domain looks right. */
export function correctedEmail(email: string): string | undefined {
  // Without lists of their own, parts of unknown domains would be corrected as well, such as ".co.kr" to ".co".
  const suggestion = run({ email, domains: PROVIDERS, secondLevelDomains: [], topLevelDomains: [] });
  return suggestion && email.slice(0, email.lastIndexOf('@') + 1) + suggestion.domain;
}
