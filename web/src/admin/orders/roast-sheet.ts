import type { TFunction } from 'i18next';
import { roastKilograms, type RoastList, type RoastRow } from '@app/domain/order/roast-list.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { formatAmount } from '@app/domain/shared/format-amount.ts';
import { sheetOf, type Sheet } from '../lists/sheet.ts';

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

/** Returns the roast list as the content of a file, with one row for each day, coffee and grind. */
export function roastSheet({ rows }: RoastList, margin: number, t: Translate, language: Language): Sheet {
  return sheetOf(
    [
      { title: t('orders.roast.day'), value: ({ day }) => day, kind: 'day' },
      { title: t('orders.roast.coffee'), value: ({ title }) => title },
      { title: t('orders.roast.grind'), value: (row) => roastTexts(row, t, language).grind },
      { title: t('orders.roast.bags'), value: (row) => roastTexts(row, t, language).bags },
      { title: t('orders.roast.grams'), value: ({ grams }) => grams },
      {
        title: t('orders.roast.kilograms', { margin }),
        value: ({ grams }) => Number(roastKilograms(grams, margin)),
        kind: 'kilograms',
      },
    ],
    rows,
  );
}
