import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCoffee } from '@app/domain/testing/factories.ts';
import { firestore } from '../live/firestore.ts';
import { AvailabilityChoice } from '../products/availability-choice.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);

describe('a choice in a list', () => {
  beforeEach(async () => {
    await disableNetwork(firestore);
    renderAdmin(<AvailabilityChoice product={aCoffee()} />);
    radio('In stock').focus();
  });

  it('moves the focus with the arrow keys and chooses nothing', async () => {
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(radio('Seasonal'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(radio('Out of stock'));
    expect(chosen()).toEqual([radio('In stock')]);
  });

  it.each(['{Enter}', ' '])('chooses with the key “%s” and keeps the focus', async (key) => {
    await userEvent.keyboard(`{ArrowRight}${key}`);
    // The test has no connection.
    expect(await screen.findByText('Failed to save product')).toBeDefined();
    expect(document.activeElement).toBe(radio('Seasonal'));
  });

  it('shows a choice at once, and reverts it when it cannot be saved', async () => {
    fireEvent.click(radio('Seasonal'));
    expect(chosen()).toEqual([radio('Seasonal')]);
    await waitFor(() => expect(chosen()).toEqual([radio('In stock')]));
  });
});
