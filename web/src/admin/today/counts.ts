import type { CollectionName } from '@app/domain/collections.ts';
import { useLiveDocuments } from '../live/live-documents.ts';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import type { Selection } from '../live/selection.ts';
import { useLiveCount } from '../live/use-live-count.ts';

const NEWEST = ['createdAt', 'desc'] as const;

/** The first items that Today lists: the newest messages and failed mails, and the bookings that wait longest. */
export const UNREAD: Selection = { where: [['isRead', '==', false]], orderBy: NEWEST, limit: 3 };
export const PENDING: Selection = {
  where: [['status', '==', 'pending']],
  orderBy: ['createdAt', 'asc'],
  limit: 6,
};
export const FAILED: Selection = { where: [['delivery.state', '==', 'ERROR']], orderBy: NEWEST, limit: 5 };

const useCount = (name: CollectionName, { limit: _, ...items }: Selection) =>
  useLiveCount(name, { ...items, orderBy: NEWEST }, { isRepeated: true });

export const useUnreadContacts = () => useCount('contacts', UNREAD);
export const usePendingBookings = () => useCount('bookings', PENDING);
export const useFailedMails = () => useCount('mail', FAILED);

/** Returns the number of items of which Today lists the first: those listed while they are all, otherwise `count`. */
export function useTotal(name: CollectionName, first: Selection, count: number | null): number | null {
  const live = useKeepPreviousData(useLiveDocuments(name, first));
  const isAll = live.state === 'ready' && live.value.length < first.limit;
  return isAll ? live.value.length : count;
}
