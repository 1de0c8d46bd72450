import { useTranslation } from 'react-i18next';
import { BRAND } from '@app/domain/brand.ts';
import { payableForEvent } from '@app/domain/payment/online-price.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { Price } from '../shared/price.tsx';
import type { ListedEvent } from './event-data/use-events.ts';

interface EventPriceProps {
  event: ListedEvent;
  title: string;
  /** Called when the price is pressed. */
  onPay: () => void;
}

/** The price of an event per person, or that it is free. */
export function EventPrice({ event, title, onPay }: EventPriceProps) {
  const { t } = useTranslation('events');
  const price = formatWon(event.price);
  return (
    <Price
      text={event.price === 0 ? t('event.free') : price}
      withUnit={event.price > 0 ? t('event.perPerson', { price }) : undefined}
      title={title}
      onPay={onPay}
      won={payableForEvent(event, event.availability.state, BRAND.payment)}
    />
  );
}
