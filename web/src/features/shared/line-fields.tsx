import { useTranslation } from 'react-i18next';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { OrderLine } from '@app/domain/order/order-line.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { grindsOf, weightsOf, wonOfSize } from '@app/domain/product/product-options.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Grind } from '@app/domain/product/product.ts';
import { formatAmount } from '@app/domain/shared/format-amount.ts';
import { formatWon } from '@app/domain/shared/money.ts';
import type { getQuantityLimit } from '@app/domain/api/products.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { SelectField } from '../../ui/field.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import styles from './line-fields.module.css';
import { call } from '../../lib/api-client.ts';

/** Milliseconds after which the number is asked for again. */
const STALE_MS = 30_000;

/** Returns how many pieces of a product one order can have; as many as any order may have until that is known. */
function useQuantityLimit(productId: string): number {
  const { data } = useQuery({
    queryKey: ['quantity-limit', productId],
    // A server-rendered page is cached for longer than the number holds.
    queryFn: import.meta.env.SSR
      ? skipToken
      : () => call<typeof getQuantityLimit>('GET', `/api/products/${productId}/quantity-limit`),
    staleTime: STALE_MS,
  });
  return data?.most ?? ORDER_LIMITS.quantity;
}

/** Returns the quantities that can be chosen while so many pieces are left. A sold-out product keeps one, which its order refuses. */
const quantitiesUpTo = (most: number): SelectOption[] =>
  Array.from({ length: Math.max(1, most) }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }));

interface LineFieldsProps {
  line: OrderLine;
  product: Product;
  onChange: (changes: Partial<OrderLine>) => void;
}

/** The options of a product and the quantity. An option that is no longer offered is shown as no choice. */
export function LineFields({ line, product, onChange }: LineFieldsProps) {
  const { t } = useTranslation(['productPage', 'product']);
  const { language } = useLanguage();
  const most = useQuantityLimit(product.id);
  const grinds = grindsOf(product).map((value): SelectOption => ({
    value,
    label: t(`product:grind.${value}`),
  }));
  const weights = weightsOf(product).map((weightGrams): SelectOption => ({
    value: String(weightGrams),
    label: `${formatAmount(weightGrams, 'g', language)} · ${formatWon(wonOfSize(product, { weightGrams }) ?? 0)}`,
  }));
  /** Returns the options with the value among them, which is none if the line has another. */
  const choice = (options: readonly SelectOption[], value: string | undefined) =>
    options.some((option) => option.value === value)
      ? { options, value }
      : { options: [{ value: '', label: t('options.choose') }, ...options], value: '' };
  return (
    <div className={styles.line}>
      {weights.length > 0 && (
        <SelectField
          label={t('options.size')}
          {...choice(weights, String(line.weightGrams))}
          onChange={({ target }) => onChange({ weightGrams: Number(target.value) })}
        />
      )}
      {grinds.length > 0 && (
        <SelectField
          label={t('options.grind')}
          {...choice(grinds, line.grind)}
          onChange={({ target }) => onChange({ grind: target.value as Grind })}
        />
      )}
      <SelectField
        label={t('options.quantity')}
        {...choice(quantitiesUpTo(most), String(line.quantity))}
        hint={most > 0 && most < ORDER_LIMITS.quantity ? t('options.left', { count: most }) : undefined}
        onChange={({ target }) => onChange({ quantity: Number(target.value) })}
      />
    </div>
  );
}
