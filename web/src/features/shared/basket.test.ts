import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BasketLine, changeBasket, useBasket } from './basket.ts';

const line: BasketLine = {
  productId: 'sample',
  quantity: 1,
  grind: 'espresso',
  title: 'Sample Coffee',
  seenWon: 18_000,
};
const add = (changes: Partial<BasketLine> = {}) =>
  act(() => changeBasket((lines) => [...lines, { ...line, ...changes }]));
const shown = () => renderHook(useBasket).result;

beforeEach(() => changeBasket(() => []));

describe('the basket', () => {
  it('keeps its lines in the browser', () => {
    const basket = shown();
    add();
    expect(basket.current).toEqual([line]);
    expect(JSON.parse(localStorage.getItem('basket') ?? '')).toEqual([line]);
  });

  it('adds to a line of the same product and options, up to the largest quantity', () => {
    const basket = shown();
    add();
    add({ quantity: 2 });
    add({ grind: 'handDrip' });
    expect(basket.current.map(({ grind, quantity }) => [grind, quantity])).toEqual([
      ['espresso', 3],
      ['handDrip', 1],
    ]);
    add({ quantity: 20 });
    expect(basket.current[0]).toMatchObject({ quantity: 20 });
  });

  it('follows the other tabs', () => {
    const basket = shown();
    act(() => {
      localStorage.setItem('basket', JSON.stringify([line, { ...line, grind: 'handDrip' }]));
      window.dispatchEvent(new StorageEvent('storage', { key: 'basket' }));
    });
    expect(basket.current).toHaveLength(2);
  });

  it.each(['', 'x', '{}', '[{"productId":1}]', '[null]'])('is empty when %j is stored', (text) => {
    localStorage.setItem('basket', text);
    expect(shown().current).toEqual([]);
  });

  it('lasts as long as the page when nothing can be stored', () => {
    const basket = shown();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    add();
    expect(basket.current).toEqual([line]);
  });
});
