import { useTranslation } from 'react-i18next';
import type { EventAvailability } from '@app/domain/event/event-availability.ts';
import { Badge } from '../../ui/badge.tsx';

/** The number of seats left, or that none is. Renders nothing if this site takes no bookings for the event. */
export function SeatsBadge({ availability: { state, seatsLeft } }: { availability: EventAvailability }) {
  const { t } = useTranslation('events');
  if (state === 'open') return <Badge tone="celadon">{t('event.seatsLeft', { count: seatsLeft })}</Badge>;
  if (state === 'full') return <Badge tone="muted">{t('event.soldOut')}</Badge>;
  return null;
}
