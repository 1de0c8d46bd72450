import { BRAND } from '@app/domain/brand.ts';
import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { NOTICE_KINDS, type NoticeKind } from '@app/domain/owner-notice/owner-notice.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { oneLine, renderMail, subjectLine } from '../mail-template.ts';
import type { MailContent } from '../mail-content.ts';
import { mailText } from '../mail-text.ts';

/** What a mail tells the owner of one notice. */
export interface Told {
  kind: NoticeKind;
  /** What it is about, in the language of the mail. */
  text: string;
  /** The message of a visitor, which the mail repeats. */
  message?: ContactSubmission;
}

/** Returns the mail that tells the owner what has happened. If it repeats the messages of one visitor, Reply-To is the visitor. */
export function ownerMail(
  to: string,
  told: readonly Told[],
  { language, url }: { language: Language; url: string },
): MailContent {
  const t = mailText(language, 'owner');
  const sorted = NOTICE_KINDS.flatMap((kind) => told.filter((each) => each.kind === kind));
  const counts = NOTICE_KINDS.flatMap((kind) => {
    const count = told.filter((each) => each.kind === kind).length;
    return count > 0 ? [t('counted', { kind: t(`kinds.${kind}`), count })] : [];
  });
  const [writer, ...others] = new Set(told.map(({ message }) => message?.email));
  return {
    to,
    replyTo: others.length === 0 && writer ? writer : BRAND.email,
    language,
    message: renderMail({
      language,
      subject: subjectLine(language, counts.join(', ')),
      greeting: mailText(language, 'general')('greeting'),
      paragraphs: [t('paragraph')],
      facts: sorted.map(({ kind, text }) => [t(`kinds.${kind}`), oneLine(text)]),
      next: sorted.flatMap(({ text, message }) => (message ? [`${oneLine(text)}\n${message.message}`] : [])),
      action: { label: t('open'), url },
      notes: [t('settings')],
    }),
  };
}
