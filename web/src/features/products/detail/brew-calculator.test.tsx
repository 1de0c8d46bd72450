import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { BrewCalculator } from './brew-calculator.tsx';

const dose = () => screen.getByRole('textbox', { name: 'Coffee (g)' });

async function type(text: string) {
  renderAt('/en', <BrewCalculator />);
  await userEvent.clear(dose());
  await userEvent.type(dose(), text);
}

it.each(['25', '２５', '25 g'])('the brew calculator reads a dose of %j', async (text) => {
  await type(text);
  expect(screen.getByText(/^375 g of water/)).toBeTruthy();
});

it.each(['many', '2５.5.5', '-20', '1e1'])(
  'the brew calculator shows an error in place of a result for %j',
  async (text) => {
    await type(text);
    expect(dose().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/g of water/)).toBeNull();
  },
);
