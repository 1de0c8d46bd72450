import { BRAND } from '@app/domain/brand.ts';
import { DATA_LINK_DAYS } from '@app/domain/personal-data/data-request.ts';
import type { DataRequest } from '@app/domain/personal-data/data-request-schema.ts';
import type { MailContent } from '../mail-content.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import { mailText } from '../mail-text.ts';

/** Returns the mail with the link to what is stored about an address. It says the same whether something is stored or not. */
export function personalDataMail(
  { email, language }: DataRequest & { email: string },
  url: string,
): MailContent {
  const t = mailText(language, 'personalData');
  return {
    to: oneLine(email),
    replyTo: BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, t('mail.subject')),
      greeting: mailText(language, 'general')('greeting'),
      paragraphs: t('mail.paragraphs', { days: DATA_LINK_DAYS, returnObjects: true }),
      action: { label: t('mail.open'), url },
      next: t('mail.next', { returnObjects: true }),
    }),
  };
}
