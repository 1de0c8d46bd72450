import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ViewSwitch } from './view-switch.tsx';

afterEach(() => localStorage.clear());

it('names the view that it leads to, also where a list begins as a table', async () => {
  renderAdmin(<ViewSwitch collection="orders" first="table" />);
  await userEvent.click(screen.getByRole('button', { name: 'Cards' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compact table' }));
  expect(screen.getByRole('button', { name: 'Cards' })).toBeDefined();
});
