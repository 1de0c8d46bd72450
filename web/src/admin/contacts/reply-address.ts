import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { encodePathSegment } from '@app/domain/shared/encode-path-segment.ts';
import { mailAddress } from '../../lib/mail-address.ts';

/** Mail programs handle long addresses badly, so only the beginning of a long message is quoted. */
const QUOTED = 600;

/** Returns a `mailto:` address that opens a reply with recipient, subject and the quoted message. */
export function replyAddress({ email, message }: ContactSubmission, subject: string): string {
  const beginning = message.length > QUOTED ? `${message.slice(0, QUOTED)}…` : message;
  const quoted = beginning.replaceAll(/^/gm, '> ');
  const body = encodePathSegment(`\r\n\r\n${quoted.replaceAll('\n', '\r\n')}`);
  return `${mailAddress(email)}?subject=${encodePathSegment(subject)}&body=${body}`;
}
