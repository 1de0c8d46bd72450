import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { arrivalsConflicts, unsentArrivals } from '@app/domain/booking/kept-arrivals.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { keptArrivals, useIsDelayed } from '../arrivals/kept-arrivals.ts';
import { useIsConnected } from '../live/connection.ts';
import { checkInAddress } from '../check-in-address.ts';
import { keepSending, sendArrivals } from './send-arrivals.ts';

/** Returns the number of check-ins that this device keeps because the server cannot be reached. */
export function useDelayedCount(): number {
  const { length } = unsentArrivals(keptArrivals.use());
  return useIsDelayed() ? length : 0;
}

/** Says in every tab which check-ins are not sent or were refused, and sends them when the connection returns. */
export function KeptArrivalsNotice() {
  const { t } = useTranslation('adminCheckIn');
  const delayed = useDelayedCount();
  const conflicts = arrivalsConflicts(keptArrivals.use());
  // Firestore notices that the connection is back in its own time.
  const isConnected = useIsConnected();
  useEffect(keepSending, [isConnected]);
  const events = [...new Set(conflicts.map(({ eventId }) => eventId))];
  return (
    <>
      {delayed > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('unsent', { count: delayed })}
          description={
            <>
              <p>{t('unsentDetail')}</p>
              <Button onClick={() => void sendArrivals()}>{t('sendNow')}</Button>
            </>
          }
        />
      )}
      {events.map((event) => (
        <Alert
          key={event}
          type="warning"
          showIcon
          title={t('undecided', {
            count: conflicts.filter(({ eventId }) => eventId === event).length,
          })}
          description={<LocalLink to={checkInAddress(event)}>{t('decide')}</LocalLink>}
        />
      ))}
    </>
  );
}
