import { BRAND } from '@app/domain/brand.ts';
import { CONSENT_RENEWAL_YEARS } from '@app/domain/legal.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { NewsletterSubscription } from '@app/domain/newsletter/newsletter-subscription-schema.ts';
import { formatStoryDate } from '@app/domain/shared/seoul-time.ts';
import { renderMail, subjectLine } from '../mail-template.ts';
import type { MailContent, NewsletterLinks, Subscriber } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';

/**
 * Korean law requires the subject of advertising mail in any language to begin with exactly this mark
 * (Network Act, article 50, recalled and not yet confirmed by the owner).
 */
const ADVERTISING_MARK = '(광고)';

/** Returns the headers for one-click unsubscription in mail programs (RFC 8058: a POST to the same URL as the link). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const frame = ({ email, language }: Subscriber) => ({ to: email, replyTo: BRAND.email, language });

/** Returns the mail that requests the confirmation of a subscription. It contains no advertising, because there is no consent yet. */
export function newsletterConfirmation(subscriber: Subscriber, links: NewsletterLinks): MailContent {
  const { language } = subscriber;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  return {
    ...frame(subscriber),
    message: renderMail({
      language,
      subject: subjectLine(language, t('confirmation.subject')),
      greeting: t('greeting'),
      paragraphs: t('confirmation.paragraphs', { brand, returnObjects: true }),
      action: { label: t('confirmation.confirm'), url: links.confirm },
      next: t('confirmation.next', { days: CONFIRMATION_DAYS, returnObjects: true }),
    }),
  };
}

/** Returns the welcome mail. It is advertising mail, so it states its sender, the consent and how to withdraw it. */
export function newsletterWelcome(subscriber: Subscriber, links: NewsletterLinks, now: Date): MailContent {
  const { language } = subscriber;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  return {
    ...frame(subscriber),
    headers: oneClick(links.unsubscribe),
    message: renderMail({
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
 * Returns the notice that the law requires every two years: sender, fact and date of the consent, and how to keep or
 * withdraw it (Enforcement Decree of the Network Act, article 62-3).
 */
export function newsletterRenewal(subscription: NewsletterSubscription, links: NewsletterLinks): MailContent {
  const { language, confirmedAt, subscribedAt } = subscription;
  const brand = BRAND.name[language];
  const t = mailText(language, 'newsletter');
  const date = formatStoryDate(confirmedAt ?? subscribedAt, language);
  return {
    ...frame(subscription),
    headers: oneClick(links.unsubscribe),
    message: renderMail({
      language,
      subject: subjectLine(language, t('renewal.subject')),
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
