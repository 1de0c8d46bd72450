import type { TFunction } from 'i18next';
import { roastKilograms, type RoastList, type RoastRow } from '@app/domain/order/roast-list.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatAmount } from '@app/domain/shared/format-amount.ts';
import { formatSheetTime } from '../lists/sheet-time.ts';

type Translate = TFunction<['adminDialogs', 'admin']>;

/** Returns the grind and the bags of a row as texts: `Pour-over` and `200 g × 2, 500 g × 1`. */
export function roastTexts({ grind, bags }: RoastRow, t: Translate, language: Language) {
  return {
    grind: grind ? t(`admin:orders.grinds.${grind}`) : t('orders.roast.noGrind'),
    bags: bags
      .map(({ weightGrams, count }) =>
        t('orders.roast.bag', { weight: formatAmount(weightGrams, 'g', language), count }),
      )
      .join(', '),
  };
}

/** Returns the roast list as CSV rows: a header, then one row for each day, coffee and grind. */
export function roastRows(
  { rows }: RoastList,
  margin: number,
  t: Translate,
  language: Language,
): (string | number)[][] {
  const head = [
    t('orders.roast.day'),
    t('orders.roast.coffee'),
    t('orders.roast.grind'),
    t('orders.roast.bags'),
    t('orders.roast.grams'),
    t('orders.roast.kilograms', { margin }),
  ];
  const cells = rows.map((row) => {
    const { grind, bags } = roastTexts(row, t, language);
    const [day = ''] = formatSheetTime(row.day).split(' ');
    return [day, row.title, grind, bags, row.grams, roastKilograms(row.grams, margin)];
  });
  return [head, ...cells];
}
