import { describe, expect, it } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { matchesSearch } from './search.ts';

const product = aCoffee({ title: 'Guji', titleKr: '구지', tags: ['floral'] });

describe('content search', () => {
  it.each(['guj', ' GUJI ', '구지', 'FLORAL', 'exists only'])('finds %j', (search) => {
    expect(matchesSearch(product, search)).toBe(true);
  });

  it.each(['kenya', product.id.slice(0, 8)])('does not find %j', (search) => {
    expect(matchesSearch(product, search)).toBe(false);
  });
});
