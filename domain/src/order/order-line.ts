import { type PaymentSettings, payableForProduct } from '../payment/online-price.ts';
import {
  type ChosenOptions,
  grindsOf,
  optionErrors,
  weightsOf,
  wonOfSize,
} from '../product/product-options.ts';
import type { Product } from '../product/product-schema.ts';
import { isSoldOut } from '../product/sold-out.ts';

/** A product with the options and the quantity that a buyer wants. */
export interface OrderLine extends ChosenOptions {
  productId: string;
  quantity: number;
}

/** Why a line cannot be ordered. */
export type LineProblem = 'gone' | 'soldOut' | 'notOnline' | 'options';

/** Returns the price in won of one piece of a line, or why it cannot be ordered. @param product null if visitors do not see it */
export function priceOfLine(
  options: ChosenOptions,
  product: Product | null,
  settings: PaymentSettings,
): { won: number } | { problem: LineProblem } {
  if (!product) return { problem: 'gone' };
  if (isSoldOut(product)) return { problem: 'soldOut' };
  if (payableForProduct(product, settings) === null) return { problem: 'notOnline' };
  if (optionErrors(product, options).length > 0) return { problem: 'options' };
  return { won: wonOfSize(product, options)! };
}

/** Returns a line of one piece with the first options of a product. */
export function firstLine(product: Product): OrderLine {
  const [grind] = grindsOf(product);
  const [weightGrams] = weightsOf(product);
  return { productId: product.id, quantity: 1, ...(grind && { grind }), ...(weightGrams && { weightGrams }) };
}

/** Returns a text that two lines share if they are the same product with the same options. */
export const lineKey = ({ productId, grind, weightGrams }: Omit<OrderLine, 'quantity'>) =>
  [productId, grind, weightGrams].join(' ');
