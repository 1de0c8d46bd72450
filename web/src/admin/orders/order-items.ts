import type { TFunction } from 'i18next';
import type { Order } from '@app/domain/order/order-schema.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';

/** Returns one text for each item of an order: its title, grind and quantity. */
export function itemTexts({ items }: Order, t: TFunction<'admin'>, language: Language): string[] {
  return items.map((item) => {
    const name = localized(item, 'title', language);
    const title = item.grind ? `${name} · ${t(`orders.grinds.${item.grind}`)}` : name;
    return t('orders.item', { title, quantity: item.quantity });
  });
}
