import { lineKey, type OrderLine } from '@app/domain/order/order-line.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';
import { storedList } from '../../lib/stored-list.ts';

/** A line of the basket, with what the visitor saw, so that a product which is gone or has another price can be named. */
export interface BasketLine extends OrderLine {
  /** In the language of the page; pages have the texts of their own language alone. */
  title: string;
  /** The price of one piece in won. */
  seenWon: number;
}

function isLine(value: unknown): value is BasketLine {
  const { productId, quantity, title, seenWon } = (value ?? {}) as Record<string, unknown>;
  return (
    [productId, title].every((each) => typeof each === 'string') &&
    [quantity, seenWon].every(Number.isInteger)
  );
}

const basket = storedList('basket', { isItem: isLine });

/** Changes the basket, here and in the other tabs of this browser. Lines of the same product and options become one. */
export function changeBasket(change: (lines: readonly BasketLine[]) => readonly BasketLine[]): void {
  basket.change((lines) => {
    const merged = new Map<string, BasketLine>();
    for (const line of change(lines)) {
      const quantity = (merged.get(lineKey(line))?.quantity ?? 0) + line.quantity;
      merged.set(lineKey(line), { ...line, quantity: Math.min(quantity, ORDER_LIMITS.quantity) });
    }
    return [...merged.values()].slice(0, ORDER_LIMITS.items);
  });
}

/** Returns the lines of the basket, which is empty on the server and during hydration. */
export const useBasket = basket.use;
