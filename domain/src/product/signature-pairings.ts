import type { Coffee, Makgeolli, Product } from './product-schema.ts';

/** At most this many pairings are shown. */
export const PAIRING_LIMIT = 3;

/** A coffee and the makgeolli that goes before or after it, with the food that suits the makgeolli. */
export interface SignaturePairing {
  coffee: Coffee;
  makgeolli: Makgeolli;
}

const sharedTags = (a: Product, b: Product) => a.tags.filter((tag) => b.tags.includes(tag)).length;

/** The coffee with most tags in common; of several, the first. */
function mostSimilar(coffees: readonly Coffee[], makgeolli: Makgeolli): Coffee | undefined {
  return coffees.toSorted((a, b) => sharedTags(b, makgeolli) - sharedTags(a, makgeolli))[0];
}

/**
 * Each makgeolli that names food, in the order given, beside the coffee most like it: the one that shares most tags
 * and stands beside no other yet. Nothing that is out of stock is recommended.
 */
export function signaturePairings(products: readonly Product[]): SignaturePairing[] {
  const available = products.filter(({ availability }) => availability !== 'out_of_stock');
  let coffees = available.filter((product) => product.type === 'coffee');
  const pairings: SignaturePairing[] = [];
  for (const makgeolli of available) {
    if (makgeolli.type !== 'makgeolli' || makgeolli.pairings.length === 0) continue;
    const coffee = mostSimilar(coffees, makgeolli);
    if (!coffee || pairings.length === PAIRING_LIMIT) break;
    pairings.push({ coffee, makgeolli });
    coffees = coffees.filter(({ id }) => id !== coffee.id);
  }
  return pairings;
}
