import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { payableForEvent } from '@app/domain/payment/online-price.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { Price } from '../../ui/price.tsx';
import type { ListedEvent } from './event-data/use-events.ts';

/** The price of an event per person, or that it is free. */
export function EventPrice({ event, title }: { event: ListedEvent; title: string }) {
  const { t } = useTranslation('experiences');
  const price = formatWon(event.price);
  return (
    <Price
      text={event.price === 0 ? t('event.free') : price}
      withUnit={event.price > 0 ? t('event.perPerson', { price }) : undefined}
      kind="event"
      id={event.id}
      title={title}
      won={payableForEvent(event, event.availability.state, BRAND.payment)}
    />
  );
}
