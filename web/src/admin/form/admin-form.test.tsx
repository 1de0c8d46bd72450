import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aBooking, anEvent } from '@app/domain/testing/factories.ts';
import { CancellationForm } from '../bookings/cancellation-form.tsx';
import { renderAdmin } from '../testing/render-admin.tsx';

it('puts the focus into the field of the pressed label when the same form is open for two guests', async () => {
  const event = anEvent();
  renderAdmin(
    <>
      {['Kim', 'Lee'].map((name) => (
        <section key={name} aria-label={name}>
          <CancellationForm booking={aBooking(event.id, { name, status: 'confirmed' })} />
        </section>
      ))}
    </>,
  );
  await userEvent.click(screen.getByText('Reason that Lee will read'));
  expect(document.activeElement?.closest('section')?.getAttribute('aria-label')).toBe('Lee');
});
