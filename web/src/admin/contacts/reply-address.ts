import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { encodePathSegment } from '../../lib/encode-path-segment.ts';

/** Mail programs take long addresses badly: only the beginning of a long message is quoted. */
const QUOTED = 600;

/** Opens the mail program with an answer begun: to whom, about what, and what they wrote. */
export function replyAddress({ email, message }: ContactSubmission, subject: string): string {
  const beginning = message.length > QUOTED ? `${message.slice(0, QUOTED)}…` : message;
  const quoted = beginning.replaceAll(/^/gm, '> ');
  const body = encodePathSegment(`\r\n\r\n${quoted.replaceAll('\n', '\r\n')}`);
  return `mailto:${encodePathSegment(email).replace('%40', '@')}?subject=${encodePathSegment(subject)}&body=${body}`;
}
