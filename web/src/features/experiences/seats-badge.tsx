import { useTranslation } from 'react-i18next';
import type { EventAvailability } from '@app/domain/event/event-availability.ts';
import { Badge } from '../../ui/badge.tsx';

/** How many places are left, or that none is; nothing where this site takes no booking. */
export function SeatsBadge({ availability: { state, seatsLeft } }: { availability: EventAvailability }) {
  const { t } = useTranslation('experiences');
  if (state === 'open') return <Badge tone="celadon">{t('event.seatsLeft', { count: seatsLeft })}</Badge>;
  if (state === 'full') return <Badge tone="muted">{t('event.soldOut')}</Badge>;
  return null;
}
