import { BRAND } from '@app/domain/brand.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { formatProductPrice } from '@app/domain/product/product-price.ts';
import type { RestockRequest } from '@app/domain/restock/restock-request-schema.ts';
import { alcoholWarning, isAlcoholRelated } from '@app/domain/shared/alcohol.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';

/** Which of the two mails: the one with the confirmation link, or the one that the product is available. */
export type RestockNews = 'confirmation' | 'available';

/** Returns a mail about a product that was sold out. @param url of the confirmation page or of the product's page */
export function restockMail(
  news: RestockNews,
  { email, language }: RestockRequest,
  product: Product,
  { url, now }: { url: string; now: Date },
): MailContent {
  const t = mailText(language, 'restock');
  const title = localized(product, 'title', language);
  return {
    to: oneLine(email),
    replyTo: BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t(`${news}.subject`, { title })),
      greeting: t('greeting'),
      paragraphs: t(`${news}.paragraphs`, { title, returnObjects: true }),
      facts: [
        [t('product'), title],
        [t('price'), formatProductPrice(product, language)],
      ],
      action: { label: t(`${news}.action`), url },
      next: t(`${news}.next`, { days: CONFIRMATION_DAYS, returnObjects: true }),
      notes: isAlcoholRelated(product) ? [alcoholWarning(now, language)] : [],
    }),
  };
}
