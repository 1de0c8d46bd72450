import type { WaitlistEntry } from '@app/domain/waitlist/waitlist-entry-schema.ts';
import { waitlistOf } from '../events/taken-seats.ts';
import { useLiveDocuments } from '../live/live-documents.ts';

/** Returns the entries of an event that wait or have an offer, in order of arrival. */
export const useWaitlist = (eventId: string) =>
  useLiveDocuments<WaitlistEntry>('waitlistEntries', waitlistOf(eventId));
