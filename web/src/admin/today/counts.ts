import { useLiveCount } from '../live/use-live-count.ts';

const NEWEST = ['createdAt', 'desc'] as const;

export const useUnreadContacts = () =>
  useLiveCount('contacts', { where: [['isRead', '==', false]], orderBy: NEWEST });

export const usePendingBookings = () =>
  useLiveCount('bookings', { where: [['status', '==', 'pending']], orderBy: NEWEST });

export const useFailedMails = () =>
  useLiveCount('mail', { where: [['delivery.state', '==', 'ERROR']], orderBy: NEWEST });
