import { lineKey, type OrderLine } from '@app/domain/order/order-line.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** A line of a refused order of which less is left than was ordered. */
export interface Shortage {
  key: string;
  quantity: number;
  /** Sold out if the order had one piece of the product. */
  problem: 'shortage' | 'soldOut';
}

/** Returns what a refusal says about the lines of the order. */
export function shortagesOf(error: unknown, lines: readonly OrderLine[]): Shortage[] {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.code !== 'out_of_stock') return [];
  return (problem.errors ?? []).map(({ field }) => {
    const line = lines[Number(field.split('.')[1])]!;
    const isOnePiece =
      line.quantity === 1 && lines.every((other) => other === line || other.productId !== line.productId);
    return { key: lineKey(line), quantity: line.quantity, problem: isOnePiece ? 'soldOut' : 'shortage' };
  });
}

/** Returns what is wrong with a line since the order was refused, unless its quantity was reduced. */
export const problemAfter = (
  shortages: readonly Shortage[],
  line: OrderLine,
): Shortage['problem'] | undefined =>
  shortages.find(({ key, quantity }) => key === lineKey(line) && quantity <= line.quantity)?.problem;
