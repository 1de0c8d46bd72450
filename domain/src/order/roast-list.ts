import { type Grind, GRINDS } from '../product/product.ts';
import type { Coffee } from '../product/product-schema.ts';
import { createTextComparator } from '../shared/collation.ts';
import type { Language } from '../shared/language.ts';
import { localized } from '../shared/localized.ts';
import type { Order } from './order-schema.ts';
import { sendBy } from './send-by.ts';

/** The largest margin, in percent. */
export const ROAST_MARGIN_MAX = 50;

/** Some coffee, in grams as ordered. */
export interface RoastSum {
  itemId: string;
  title: string;
  grams: number;
}

/** What is to be roasted by a day of one coffee for one grind. */
export interface RoastRow extends RoastSum {
  /** The end of the day by which its orders must be sent. */
  day: Date;
  /** Absent if the coffee is sold without a choice. */
  grind?: Grind | undefined;
  /** The lightest first. */
  bags: { weightGrams: number; count: number }[];
}

export interface RoastList {
  /** By day, then by title and grind. */
  rows: RoastRow[];
  /** Each coffee's grams on all days, by title. */
  sums: RoastSum[];
  /** The titles of ordered coffees whose weight is unknown. */
  unweighed: string[];
}

function addBags(bags: RoastRow['bags'], weightGrams: number, count: number): RoastRow['bags'] {
  const before = bags.find((bag) => bag.weightGrams === weightGrams)?.count ?? 0;
  const others = bags.filter((bag) => bag.weightGrams !== weightGrams);
  return [...others, { weightGrams, count: before + count }].toSorted(
    (one, other) => one.weightGrams - other.weightGrams,
  );
}

const grindIndex = ({ grind }: RoastRow) => (grind ? GRINDS.indexOf(grind) : -1);

/**
 * Returns the coffee of the orders that are paid and not sent. The roasting day is the last day for sending an order.
 * @param coffees the coffees as they are sold now: the weight of a bag that is sold in one size only
 */
export function roastList(
  orders: readonly Order[],
  coffees: readonly Pick<Coffee, 'id' | 'weightGrams'>[],
  language: Language,
): RoastList {
  const compare = createTextComparator(language);
  const weights = new Map(coffees.map(({ id, weightGrams }) => [id, weightGrams]));
  const rows = new Map<string, RoastRow>();
  const sums = new Map<string, RoastSum>();
  const unweighed = new Set<string>();
  for (const order of orders) {
    const day = sendBy(order);
    if (!day) continue;
    for (const item of order.items) {
      const { itemId, grind, quantity } = item;
      // Only coffee has these options; the coffee itself may have been deleted.
      const isCoffee = weights.has(itemId) || grind !== undefined || item.weightGrams !== undefined;
      if (!isCoffee) continue;
      const title = localized(item, 'title', language);
      const weightGrams = item.weightGrams ?? weights.get(itemId);
      if (weightGrams === undefined) {
        unweighed.add(title);
        continue;
      }
      const grams = weightGrams * quantity;
      const key = [day.getTime(), itemId, grind].join(' ');
      const row = rows.get(key) ?? { day, itemId, title, grind, bags: [], grams: 0 };
      rows.set(key, {
        ...row,
        bags: addBags(row.bags, weightGrams, quantity),
        grams: row.grams + grams,
      });
      sums.set(itemId, { itemId, title, grams: (sums.get(itemId)?.grams ?? 0) + grams });
    }
  }
  return {
    rows: [...rows.values()].toSorted(
      (one, other) =>
        one.day.getTime() - other.day.getTime() ||
        compare(one.title, other.title) ||
        compare(one.itemId, other.itemId) ||
        grindIndex(one) - grindIndex(other),
    ),
    sums: [...sums.values()].toSorted((one, other) => compare(one.title, other.title)),
    unweighed: [...unweighed].toSorted(compare),
  };
}

/** Returns grams with a margin as kilograms with one decimal, rounded up so that they are enough: `1.3`. */
export const roastKilograms = (grams: number, marginPercent: number): string =>
  (Math.ceil((grams * (100 + marginPercent)) / 10_000) / 10).toFixed(1);
