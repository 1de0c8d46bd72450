import type { FieldError } from '../errors.ts';
import type { Product } from './product-schema.ts';
import type { Grind } from './product.ts';

/** What a buyer chooses of a product. */
export interface ChosenOptions {
  grind?: Grind | undefined;
  /** The weight of the bag. */
  weightGrams?: number | undefined;
}

type Optional = Pick<Product, 'type'> & {
  grinds?: readonly Grind[] | undefined;
  weightGrams?: number | undefined;
  largeWeightGrams?: number | undefined;
};

/** Returns what a buyer can have a product ground for; empty if there is no choice. */
export function grindsOf(product: Optional): readonly Grind[] {
  return (product.type === 'coffee' && product.grinds) || [];
}

/** Returns the weights of the bags among which a buyer chooses; empty if there is no choice. */
export function weightsOf({ weightGrams, largeWeightGrams }: Optional): readonly number[] {
  return weightGrams !== undefined && largeWeightGrams !== undefined ? [weightGrams, largeWeightGrams] : [];
}

/** Returns the price in won of a bag of `weightGrams`, or of the product if its bags have one size. */
export function wonOfSize(
  {
    priceKrw,
    largeWeightGrams,
    largePriceKrw,
  }: Partial<Record<'priceKrw' | 'largeWeightGrams' | 'largePriceKrw', number | undefined>>,
  { weightGrams }: ChosenOptions,
): number | undefined {
  return weightGrams !== undefined && weightGrams === largeWeightGrams ? largePriceKrw : priceKrw;
}

const problem = (field: keyof ChosenOptions, offered: readonly (string | number)[]): FieldError => ({
  field,
  message: offered.length > 0 ? `Choose one of ${offered.join(', ')}` : 'This product has no such choice',
});

/** Returns an error for each option that the product does not offer, or that has not been chosen. */
export function optionErrors(product: Optional, { grind, weightGrams }: ChosenOptions): FieldError[] {
  const offered = { grind: grindsOf(product), weightGrams: weightsOf(product) };
  const chosen = { grind, weightGrams };
  return (['grind', 'weightGrams'] as const).flatMap((name) => {
    const values: readonly (string | number)[] = offered[name];
    const value = chosen[name];
    const isRight = value === undefined ? values.length === 0 : values.includes(value);
    return isRight ? [] : [problem(name, values)];
  });
}
