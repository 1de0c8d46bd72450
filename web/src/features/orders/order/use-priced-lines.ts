import { useQueries } from '@tanstack/react-query';
import { BRAND } from '@app/domain/brand.ts';
import { type OrderLine, priceOfLine } from '@app/domain/order/order-line.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import { findVisibleDocument } from '../../../lib/documents.ts';

/** A line with its product and its present price, or the reason why it cannot be ordered. */
export type PricedLine<Line extends OrderLine> = Line & { product: Product | null } & ReturnType<
    typeof priceOfLine
  >;

interface PricedLines<Line extends OrderLine> {
  lines: readonly PricedLine<Line>[];
  isPending: boolean;
  /** Reads the products again; defined if they could not be read. */
  retry: (() => void) | undefined;
}

/** Reads the products of lines and returns their prices. @param known products that the page already has */
export function usePricedLines<Line extends OrderLine>(
  lines: readonly Line[],
  known: readonly Product[] = [],
): PricedLines<Line> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['products', 'one', id],
      queryFn: () => findVisibleDocument<Product>('products', id),
      // A product of a list lacks the fields that only its page shows, so it must not become cached as the product.
      placeholderData: known.find((product) => product.id === id),
    })),
  });
  const products = new Map(ids.map((id, index) => [id, queries[index]?.data]));
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  return {
    lines: lines.flatMap((line) => {
      const product = products.get(line.productId);
      return product === undefined
        ? []
        : [{ ...line, product, ...priceOfLine(line, product, BRAND.payment) }];
    }),
    isPending: queries.some(({ isPending }) => isPending),
    retry: failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
}
