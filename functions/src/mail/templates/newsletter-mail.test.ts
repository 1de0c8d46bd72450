import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { newsletterWelcome } from './newsletter-mail.ts';

const NOW = new Date('2026-11-20T16:00:00Z');
const SITE = 'https://www.example.com';
const welcome = (language: 'kr' | 'en', unsubscribeToken = 'sample-token') =>
  newsletterWelcome(
    { id: 'a'.repeat(64), email: 'visitor@example.com', language, unsubscribeToken },
    SITE,
    NOW,
  );

describe.each(['kr', 'en'] as const)('the welcome to the newsletter in %s', (language) => {
  it('is a mail as it is stored', () => {
    const mail = { ...welcome(language), id: 'sample', createdAt: NOW };
    expect(mailSchema.parse(mail)).toEqual(mail);
  });

  it('is marked as advertising, names its sender and the day of the consent', () => {
    const { subject, text } = welcome(language).message;
    expect(subject.startsWith('(광고) ')).toBe(true);
    expect(text).toContain(BRAND.legal.companyName[language]);
    expect(text).toContain(BRAND.phone);
    expect(text).toContain(language === 'kr' ? '2026년 11월 21일' : 'November 21, 2026');
  });

  it('ends the subscription by a link and by one click', () => {
    const { headers, message } = welcome(language);
    const url = 'https://www.example.com/api/newsletter/unsubscribe?token=sample-token';
    expect(headers).toEqual({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(message.text).toContain(url);
    expect(message.html).toContain(`href="${url}"`);
  });

  it('lets no token out of its address', () => {
    const { headers } = welcome(language, 'a>\r\nBcc: x@example.com, <b&c');
    expect(headers!['List-Unsubscribe']).toMatch(/^<https:\/\/www[.]example[.]com\/[^\s<>]*>$/);
  });
});
