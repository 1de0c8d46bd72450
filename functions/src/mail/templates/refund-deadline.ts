import { formatDeadline } from '@app/domain/booking/format-deadline.ts';
import type { Language } from '@app/domain/shared/language.ts';
import type { mailText, pageText } from '../mail-text.ts';

type BookingText = ReturnType<typeof mailText<'booking'> | typeof pageText<'booking'>>;

/**
 * Says until when a cancellation is refunded in full, or that this time has passed.
 * @param t the texts about bookings for a mail or a page
 */
export const refundDeadline = (t: BookingText, freeUntil: Date, now: Date, language: Language): string =>
  now < freeUntil ? t('refundUntil', { until: formatDeadline(freeUntil, language) }) : t('refundOver');
