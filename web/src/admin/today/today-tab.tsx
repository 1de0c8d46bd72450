import { ComingChanges } from './coming-changes.tsx';
import { ComingEvents } from './coming-events.tsx';
import { DataRequestsToSettle } from './data-requests-to-settle.tsx';
import { FailedMails } from './failed-mails.tsx';
import { LostPictures } from './lost-pictures.tsx';
import { Untranslated } from './missing-translations.tsx';
import { OrderMismatches } from './order-mismatches.tsx';
import { OrdersToCheck, OrdersToSend, ReceiptsToIssue, ReturnsToSettle } from './orders-to-check.tsx';
import { PendingBookings } from './pending-bookings.tsx';
import styles from './today.module.css';
import { SeatMajorities } from './seat-majorities.tsx';
import { UnreadMessages } from './unread-messages.tsx';

/** What needs the admin today, each task with its action: what harms most when it waits comes first. */
export function TodayTab() {
  return (
    <div className={styles.today}>
      <div>
        <OrdersToCheck />
        <OrderMismatches />
        <OrdersToSend />
        <ReturnsToSettle />
        <ReceiptsToIssue />
        <DataRequestsToSettle />
      </div>
      <div>
        <PendingBookings />
        <SeatMajorities />
        <ComingEvents />
      </div>
      <div>
        <UnreadMessages />
        <FailedMails />
        <ComingChanges />
        <LostPictures />
        <Untranslated />
      </div>
    </div>
  );
}
