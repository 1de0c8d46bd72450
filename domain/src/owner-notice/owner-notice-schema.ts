import { z } from 'zod';
import { BRAND } from '../brand.ts';
import { emailSchema } from '../shared/email-schema.ts';
import { instantSchema } from '../shared/fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../shared/language.ts';
import {
  NOTICE_KINDS,
  NOTICE_LIMITS,
  NOTICE_TIMINGS,
  type NoticeKind,
  type NoticeTiming,
} from './owner-notice.ts';

/** What has happened, until the owner is told. It has no personal data; the mail reads the record. */
export const ownerNoticeSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The record that it is about, as `bookings/ID`. */
  about: z.string(),
  at: instantSchema,
});

const timing = z.enum(NOTICE_TIMINGS).default('atOnce');

const ofEachKind = <Value>(value: Value) =>
  Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, value])) as Record<NoticeKind, Value>;

/** To whom, in which language and when the owner is told. Without stored settings the brand's mailbox is told at once. */
export const noticeSettingsSchema = z.strictObject({
  addresses: z
    .array(emailSchema)
    .min(1, 'At least one address')
    .max(NOTICE_LIMITS.addressesMax, `At most ${NOTICE_LIMITS.addressesMax} addresses`)
    .default([BRAND.email]),
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  /** The hour of the summary, in Seoul. */
  hour: z.int().min(0).max(23).default(8),
  timings: z.strictObject(ofEachKind(timing)).default(ofEachKind<NoticeTiming>('atOnce')),
});

export type OwnerNotice = z.infer<typeof ownerNoticeSchema>;
export type NoticeSettings = z.infer<typeof noticeSettingsSchema>;
