import type { TFunction } from 'i18next';
import { itemTitle } from '@app/domain/order/item-title.ts';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';

/** Returns one text for each item of an order: its title, options and quantity. */
export function itemTexts({ items }: Order, t: TFunction<'admin'>, language: Language): string[] {
  const grinds = t('orders.grinds', { returnObjects: true });
  return items.map((item) =>
    t('orders.item', { title: itemTitle(item, language, grinds), quantity: item.quantity }),
  );
}
