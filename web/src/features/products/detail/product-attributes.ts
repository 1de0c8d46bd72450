import type { TFunction } from 'i18next';
import { CARBONATIONS, ROAST_LEVELS, SWEETNESS_LEVELS, TASTE_LEVELS } from '@app/domain/product/product.ts';
import type { Coffee, Makgeolli, Product } from '@app/domain/product/product-schema.ts';
import { formatAmount } from '@app/domain/shared/format-amount.ts';
import { keepTogether } from '@app/domain/shared/keep-together.ts';
import type { Language } from '@app/domain/shared/language.ts';
import { localized } from '@app/domain/shared/localized.ts';

/** What the product page shows elsewhere. */
type OwnSection =
  | 'acidity'
  | 'body'
  | 'sweetnessLevel'
  | 'carbonation'
  | 'brewGuide'
  | 'grinds'
  | 'largeWeightGrams'
  | 'largePriceKrw'
  | 'servingTemp'
  | 'pairings';

/** The fields that only `P` has. One that is missing below, or has no label, does not compile. */
type AttributeOf<P, Other> = Exclude<keyof P, keyof Other | OwnSection | `${string}Kr`>;
type CoffeeAttribute = AttributeOf<Coffee, Makgeolli>;
type MakgeolliAttribute = AttributeOf<Makgeolli, Coffee>;
type Values<Name extends string> = Readonly<Record<Name, string | undefined>>;

const ofCoffee = (product: Coffee, t: TFunction<'product'>, language: Language): Values<CoffeeAttribute> => ({
  weightGrams: [product.weightGrams, product.largeWeightGrams]
    .flatMap((grams) => grams ?? [])
    .map((grams) => formatAmount(grams, 'g', language))
    .join(' / '),
  origin: product.origin && t(`origin.${product.origin}`),
  roastLevel: product.roastLevel && t(`roastLevel.${product.roastLevel}`),
  process: product.process && t(`process.${product.process}`),
});

const ofMakgeolli = (product: Makgeolli, language: Language): Values<MakgeolliAttribute> => ({
  volumeMl: product.volumeMl === undefined ? undefined : formatAmount(product.volumeMl, 'ml', language),
  riceType: localized(product, 'riceType', language),
  abv: product.abv === undefined ? undefined : `${product.abv}%`,
});

/** A position on a scale of `of` steps, from 1. */
export interface ScaleStep {
  step: number;
  of: number;
}

const stepOf = <Value>(values: readonly Value[], value: Value | undefined): ScaleStep | undefined =>
  value === undefined ? undefined : { step: values.indexOf(value) + 1, of: values.length };

/**
 * Returns the attributes of a product with their labels, and the scale of a coffee's roast, which has an order, so that a picture
 * shows more than the word. Attributes without a value are omitted.
 */
export function productAttributes(product: Product, t: TFunction<'product'>, language: Language) {
  const values: Partial<Values<CoffeeAttribute | MakgeolliAttribute>> =
    product.type === 'coffee' ? ofCoffee(product, t, language) : ofMakgeolli(product, language);
  const names = Object.keys(values) as (keyof typeof values)[];
  const scales: Partial<Record<keyof typeof values, ScaleStep | undefined>> =
    product.type === 'coffee' ? { roastLevel: stepOf(ROAST_LEVELS, product.roastLevel) } : {};
  return names.flatMap((name) =>
    values[name] ? [{ label: t(`attribute.${name}`), value: values[name], scale: scales[name] }] : [],
  );
}

/** Returns how a product tastes, with labels and scales. What has no value is omitted. */
export function productTastes(product: Product, t: TFunction<'product'>) {
  const tastes =
    product.type === 'coffee'
      ? ([
          [
            'acidity',
            product.acidity && t(`acidity.${product.acidity}`),
            stepOf(TASTE_LEVELS, product.acidity),
          ],
          ['body', product.body && t(`body.${product.body}`), stepOf(TASTE_LEVELS, product.body)],
        ] as const)
      : ([
          [
            'sweetnessLevel',
            product.sweetnessLevel && t(`sweetness.${product.sweetnessLevel}`),
            stepOf(SWEETNESS_LEVELS, product.sweetnessLevel),
          ],
          [
            'carbonation',
            product.carbonation && t(`carbonation.${product.carbonation}`),
            stepOf(CARBONATIONS, product.carbonation),
          ],
        ] as const);
  return tastes.flatMap(([name, value, scale]) =>
    scale ? [{ label: t(`attribute.${name}`), value, scale }] : [],
  );
}

/**
 * Returns when a product is made, what it is made of, and how long and where it keeps, with labels. What has no value is
 * omitted.
 */
export function productKeeping(product: Product, t: TFunction<'product'>, language: Language) {
  const labels = {
    madeOn: t(`attribute.madeOn.${product.type}`),
    ingredients: t('attribute.ingredients'),
    shelfLife: t('attribute.shelfLife'),
    storage: t('attribute.storage'),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const value = localized(product, name, language);
    return value ? [[labels[name], keepTogether(value)] as const] : [];
  });
}
