import { useSyncExternalStore } from 'react';
import { lineKey, type OrderLine } from '@app/domain/order/order-line.ts';
import { ORDER_LIMITS } from '@app/domain/order/order.ts';

/** A line of the basket, with what the visitor saw, so that a product which is gone or has another price can be named. */
export interface BasketLine extends OrderLine {
  /** In the language of the page; pages have the texts of their own language alone. */
  title: string;
  /** The price of one piece in won. */
  seenWon: number;
}

const KEY = 'basket';
const EMPTY: readonly BasketLine[] = [];
const listeners = new Set<() => void>();

/** The text that was last read or written, and its lines. */
let text: string | null = null;
let lines = EMPTY;
/** Whether the browser's storage is full or disabled; then the basket lasts as long as the page. */
let isUnstored = false;

function isLine(value: unknown): value is BasketLine {
  const { productId, quantity, title, seenWon } = (value ?? {}) as Record<string, unknown>;
  return (
    [productId, title].every((each) => typeof each === 'string') &&
    [quantity, seenWon].every(Number.isInteger)
  );
}

function parse(stored: string | null): readonly BasketLine[] {
  try {
    const values = JSON.parse(stored ?? '[]') as unknown;
    return Array.isArray(values) ? values.filter(isLine) : EMPTY;
  } catch {
    return EMPTY;
  }
}

function readText(): string | null {
  try {
    return isUnstored ? text : localStorage.getItem(KEY);
  } catch {
    return text;
  }
}

function readBasket(): readonly BasketLine[] {
  const current = readText();
  if (current !== text) {
    text = current;
    lines = parse(current);
  }
  return lines;
}

/** Changes the basket, here and in the other tabs of this browser. Lines of the same product and options become one. */
export function changeBasket(change: (lines: readonly BasketLine[]) => readonly BasketLine[]): void {
  const merged = new Map<string, BasketLine>();
  for (const line of change(readBasket())) {
    const quantity = (merged.get(lineKey(line))?.quantity ?? 0) + line.quantity;
    merged.set(lineKey(line), { ...line, quantity: Math.min(quantity, ORDER_LIMITS.quantity) });
  }
  lines = [...merged.values()].slice(0, ORDER_LIMITS.items);
  text = JSON.stringify(lines);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    isUnstored = true;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Sent by the other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the lines of the basket, which is empty on the server and during hydration. */
export const useBasket = () => useSyncExternalStore(subscribe, readBasket, () => EMPTY);
