import type { EventAvailability } from '@app/domain/event/event-availability.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Badge } from '../../ui/badge.tsx';

/** How many places are left, or that none is; nothing where this site takes no booking. */
export function SeatsBadge({ availability: { state, seatsLeft } }: { availability: EventAvailability }) {
  const { event } = useMessages().experiences;
  if (state === 'open') return <Badge tone="celadon">{event.seatsLeft(seatsLeft)}</Badge>;
  if (state === 'full') return <Badge tone="muted">{event.soldOut}</Badge>;
  return null;
}
