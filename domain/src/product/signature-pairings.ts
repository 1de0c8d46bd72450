import type { Coffee, Makgeolli, Product } from './product-schema.ts';
import { isSoldOut } from './sold-out.ts';

/** The maximum number of pairings shown. */
export const PAIRING_LIMIT = 3;

/** A coffee and a makgeolli that go together. The makgeolli lists matching food. */
export interface SignaturePairing {
  coffee: Coffee;
  makgeolli: Makgeolli;
}

const sharedTags = (a: Product, b: Product) => a.tags.filter((tag) => b.tags.includes(tag)).length;

/** Returns the coffee that shares the most tags with `makgeolli`; on a tie the first. */
function mostSimilar(coffees: readonly Coffee[], makgeolli: Makgeolli): Coffee | undefined {
  return coffees.toSorted((a, b) => sharedTags(b, makgeolli) - sharedTags(a, makgeolli))[0];
}

/**
 * Pairs each makgeolli that lists food, in the given order, with the unpaired coffee that shares the most tags.
 * Products that are sold out are skipped.
 */
export function signaturePairings(products: readonly Product[]): SignaturePairing[] {
  const available = products.filter((product) => !isSoldOut(product));
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
