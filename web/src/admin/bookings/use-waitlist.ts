import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { WAITLIST_LIMITS } from '@app/domain/waitlist/waitlist.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import type { Selection } from '../live/selection.ts';

export const waitlistOf = (eventId: string): Selection => ({
  where: [
    ['eventId', '==', eventId],
    ['state', 'in', ['waiting', 'offered']],
  ],
  orderBy: ['createdAt', 'asc'],
  limit: WAITLIST_LIMITS.entriesMax,
});

/** Returns the entries of an event that wait or have an offer, in order of arrival. */
export const useWaitlist = (eventId: string) =>
  useLiveDocuments<WaitlistEntry>('waitlistEntries', waitlistOf(eventId));
