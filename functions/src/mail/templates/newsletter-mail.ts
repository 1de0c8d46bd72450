import { BRAND } from '@app/domain/brand.ts';
import { CONSENT_RENEWAL_YEARS } from '@app/domain/legal.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { writeLetter } from '../letter.ts';
import type { MailContent, NewsletterLinks, Subscriber } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';

/**
 * Korean law wants advertising mail to begin its subject with exactly this mark, in whatever language it is written
 * (Network Act, article 50, recalled and not yet confirmed by the owner).
 */
const ADVERTISING_MARK = '(광고)';

/** Ends the subscription by one click in mail programs (RFC 8058: a POST to the same address as the link). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const frame = ({ email, language }: Subscriber) => ({ to: email, replyTo: BRAND.email, language });

/** Asks whoever reads mails at an address to confirm the subscription. It is no advertising: nobody has agreed to any yet. */
export function newsletterConfirmation(subscriber: Subscriber, links: NewsletterLinks): MailContent {
  const { language } = subscriber;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  return {
    ...frame(subscriber),
    message: writeLetter({
      language,
      subject: `[${brand}] ${t('confirmation.subject')}`,
      greeting: t('greeting'),
      paragraphs: t('confirmation.paragraphs', { brand, returnObjects: true }),
      action: { label: t('confirmation.confirm'), url: links.confirm },
      next: t('confirmation.next', { days: CONFIRMATION_DAYS, returnObjects: true }),
    }),
  };
}

/** Welcomes a subscriber. It is advertising mail, so it names its sender and the consent, and how to withdraw it. */
export function newsletterWelcome(subscriber: Subscriber, links: NewsletterLinks, now: Date): MailContent {
  const { language } = subscriber;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  return {
    ...frame(subscriber),
    headers: oneClick(links.unsubscribe),
    message: writeLetter({
      language,
      subject: `${ADVERTISING_MARK} ${t('welcome.subject', { brand })}`,
      greeting: t('greeting'),
      paragraphs: t('welcome.paragraphs', { brand, returnObjects: true }),
      notes: [
        t('consent', { date: formatStoryDate(now, language) }),
        t('welcome.free', { years: CONSENT_RENEWAL_YEARS }),
      ],
      noteLink: { label: t('unsubscribe'), url: links.unsubscribe },
    }),
  };
}

/**
 * Tells a reader what the law wants told every two years: who sends, that and when they agreed, and how to keep or
 * withdraw the consent (Enforcement Decree of the Network Act, article 62-3).
 */
export function newsletterRenewal(subscription: NewsletterSubscription, links: NewsletterLinks): MailContent {
  const { language, confirmedAt, subscribedAt } = subscription;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  const date = formatStoryDate(confirmedAt ?? subscribedAt, language);
  return {
    ...frame(subscription),
    headers: oneClick(links.unsubscribe),
    message: writeLetter({
      language,
      subject: `[${brand}] ${t('renewal.subject')}`,
      greeting: t('greeting'),
      paragraphs: t('renewal.paragraphs', { brand, years: CONSENT_RENEWAL_YEARS, returnObjects: true }),
      facts: [
        [t('renewal.sender'), BRAND.legal.companyName[language]],
        [t('renewal.consent'), t('renewal.consentValue')],
        [t('renewal.date'), date],
      ],
      next: t('renewal.next', { returnObjects: true }),
      action: { label: t('unsubscribe'), url: links.unsubscribe },
    }),
  };
}
