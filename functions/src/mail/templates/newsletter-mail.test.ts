import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { mailSchema } from '@app/domain/mail/mail-schema.ts';
import { newsletterConfirmation, newsletterRenewal, newsletterWelcome } from './newsletter-mail.ts';

const NOW = new Date('2026-11-20T16:00:00Z');
const LINKS = {
  confirm: 'https://www.example.com/api/newsletter/confirm?token=sample-token',
  unsubscribe: 'https://www.example.com/api/newsletter/unsubscribe?token=sample-token',
};
const ONE_CLICK = {
  'List-Unsubscribe': `<${LINKS.unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};

describe.each(['kr', 'en'] as const)('newsletter mails in %s', (language) => {
  const subscriber = { id: 'a'.repeat(64), email: 'visitor@example.com', language };
  const today = language === 'kr' ? '2026년 11월 21일' : 'November 21, 2026';

  const mails = {
    confirmation: newsletterConfirmation(subscriber, LINKS),
    welcome: newsletterWelcome(subscriber, LINKS, NOW),
    renewal: newsletterRenewal(
      { ...subscriber, isActive: true, subscribedAt: new Date(0), confirmedAt: NOW },
      LINKS,
    ),
  };

  it.each(Object.entries(mails))(
    'conform to the schema of stored mails and name the sender: %s',
    (_, content) => {
      const mail = { ...content, id: 'sample', createdAt: NOW };
      expect(mailSchema.parse(mail)).toEqual(mail);
      expect(content.message.text).toContain(BRAND.legal.companyName[language]);
      expect(content.message.text).toContain(BRAND.phone);
    },
  );

  it('request confirmation by a link, without advertising, and state when the address is deleted', () => {
    const { headers, message } = mails.confirmation;
    expect(headers).toBeUndefined();
    expect(message.subject).not.toContain('광고');
    expect(message.text).toContain(LINKS.confirm);
    expect(message.html).toContain(`href="${LINKS.confirm}"`);
    expect(message.text).toContain(language === 'kr' ? '7일 안에' : 'within 7 days');
  });

  it('mark the welcome mail as advertising, with the date of consent, an unsubscribe link and one-click unsubscription', () => {
    const { headers, message } = mails.welcome;
    expect(message.subject.startsWith('(광고) ')).toBe(true);
    expect(message.text).toContain(today);
    expect(headers).toEqual(ONE_CLICK);
    expect(message.text).toContain(LINKS.unsubscribe);
    expect(message.html).toContain(`href="${LINKS.unsubscribe}"`);
  });

  it('state the sender, the date of consent and how to keep or withdraw it in the renewal mail', () => {
    const { headers, message } = mails.renewal;
    expect(message.subject).not.toContain('(광고)');
    expect(message.text).toContain(today);
    expect(message.text).toContain(language === 'kr' ? '따로 하실 일이 없습니다' : 'nothing you need to do');
    expect(message.text).toContain(LINKS.unsubscribe);
    expect(headers).toEqual(ONE_CLICK);
  });
});
