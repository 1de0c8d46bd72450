import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldOf } from '../../form/field.ts';
import { PRODUCTS } from '../../products/product-kind.ts';
import { FormOf } from '../../testing/form-of.tsx';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { fieldsOf } from '../content-kind.ts';
import { NumberField } from './number-field.tsx';

/** Renders the field of a product's price with a typed text. */
function show(name: 'price' | 'priceKrw', text: string) {
  const field = fieldsOf(PRODUCTS).find((one) => one.name === name) as FieldOf<'number'>;
  renderAdmin(<FormOf initialValues={{ [name]: text }}>{() => <NumberField field={field} />}</FormOf>);
  return screen.getByRole<HTMLInputElement>('textbox');
}

it('names the unit once', () => {
  expect(show('priceKrw', '').labels?.[0]?.textContent.trim()).toBe('Price (won)');
});

it('shows what the site shows of a price', () => {
  show('price', '14.5');
  expect(screen.getByText('Shown on the site: $14.50')).toBeDefined();
});

it.each(['', '-3', '1e5', '14.505'])('shows no price for “%s”, which cannot be saved', (text) => {
  show('price', text);
  expect(screen.queryByText(/Shown on the site/)).toBeNull();
});
