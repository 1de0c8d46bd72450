import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ProductCard } from './product-card.tsx';

const NONE_LEFT = 'None left, shown as out of stock';

it.each([
  ['whose last piece is sold', { hasNoneLeft: true }, true, true],
  ['that the owner says is out of stock', { availability: 'out_of_stock', hasNoneLeft: true }, false, true],
  ['of which pieces are left', { hasNoneLeft: false }, false, false],
] as const)('the card of a product %s', (_, changes, saysNoneLeft, countsRequests) => {
  renderAdmin(<ProductCard item={aCoffee(changes)} onEdit={() => {}} />);
  expect(screen.queryByText(NONE_LEFT) !== null).toBe(saysNoneLeft);
  expect(screen.queryByText('Restock requests') !== null).toBe(countsRequests);
});
