import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdsInput } from '../../../i18n/page-input.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { BrewTimer } from './brew-timer.tsx';

it('keeps the page from being replaced while it runs', () => {
  renderAt('/en/products/house-blend', <BrewTimer />);
  expect(holdsInput()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(holdsInput()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(holdsInput()).toBe(false);
});
