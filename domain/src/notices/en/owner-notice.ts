import type { Translation } from '../../shared/translation.ts';
import type { OWNER_NOTICE_KINDS as ko } from '../ko/owner-notice.ts';

/** The kinds of notices to the owner: in the settings of the notices and in the mail. */
export const OWNER_NOTICE_KINDS = {
  amount: 'Partial payment',
  refund: 'Refused refund',
  difference: 'Contradiction in an order',
  mail: 'Failed email',
  majority: 'More than half booked by one person',
  booking: 'New booking',
  cancellation: 'Cancelled booking or order',
  return: 'Requested return',
  waitlist: 'Answer from the waitlist',
  order: 'New order',
  message: 'New message',
} as const satisfies Translation<typeof ko>;
