import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { PrivateEvents } from './events-page.tsx';

describe('private events', () => {
  it('link to the contact page and to the e-mail address for events', () => {
    renderAt('/en/experiences', <PrivateEvents />);
    const [contact, mail] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(contact).toBe('/en/contact?type=event');
    expect(mail).toBe(`mailto:${BRAND.eventsEmail}?subject=Private%20event`);
  });
});
