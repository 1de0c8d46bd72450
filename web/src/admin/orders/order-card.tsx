import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { orderNumber } from '@app/domain/order/order-number.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemCard } from '../cards/item-card.tsx';
import { itemTexts } from './order-items.ts';
import { OrderStateTag } from './order-state-tag.tsx';

export function OrderCard({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { buyer, totalWon, ledger, createdAt, returnOpenSince } = order;
  const number = orderNumber(order);
  return (
    <ItemCard
      title={buyer.name}
      badges={
        <>
          <OrderStateTag state={ledger.state} />{' '}
          {returnOpenSince && ledger.returnRequest && (
            <Badge tone="sun">{t(`orders.returns.${ledger.returnRequest.why}`)}</Badge>
          )}
        </>
      }
      actions={
        <Button aria-label={t('orders.open', { number })} onClick={onOpen}>
          {number}
        </Button>
      }
    >
      <p>{itemTexts(order, t, language).join(', ')}</p>
      <p>
        {formatWon(totalWon)} · {t('bookings.kst', { moment: formatEventTime(createdAt, language) })}
      </p>
    </ItemCard>
  );
}
