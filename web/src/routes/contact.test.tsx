import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BRAND } from '@app/domain/brand.ts';
import { aFaq, aStoreLocation } from '@app/domain/testing/factories.ts';
import { faqsQuery } from '../features/faqs/faq-queries.ts';
import { storesQuery } from '../features/shared/stores-query.ts';
import { renderAt } from '../testing/render-at.tsx';
import { ContactRoute } from './contact.tsx';

const open = () =>
  renderAt('/en/contact', <ContactRoute />, {
    answers: [
      [storesQuery.queryKey, [aStoreLocation()]],
      [faqsQuery.queryKey, [aFaq()]],
    ],
  });

describe('the contact page', () => {
  it('shows its sections in order', () => {
    open();
    const titles = screen.getAllByRole('heading').filter(({ tagName }) => tagName < 'H3');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Contact and stores',
      'Send us a message',
      'Other ways to reach us',
      'Our stores',
      'Find a store',
      'Still wondering?',
      'Frequently asked questions',
      'Getting here and paying',
      'News by email',
    ]);
  });

  it('leads from the top to the store locator', () => {
    open();
    const locator = screen.getByRole('region', { name: 'Find a store' });
    expect(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href')).toBe(`#${locator.id}`);
  });

  it('shows every contact channel, the opening hours and the response time', () => {
    open();
    const methods = within(screen.getByRole('region', { name: 'Other ways to reach us' }));
    expect(methods.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `mailto:${BRAND.email}`,
      'tel:+82200000000',
      BRAND.social.instagram,
      '#faqs',
    ]);
    expect(methods.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon closed',
      'Tue–Thu 10:00–21:00',
      'Fri–Sat 10:00–22:00',
      'Sun 10:00–20:00',
    ]);
    expect(methods.getByText('We typically reply within 24 hours.')).toBeTruthy();
  });

  it('tells guests from abroad how to come, that the stores take cards, and how an experience is paid', () => {
    open();
    const visit = within(screen.getByRole('region', { name: 'Getting here and paying' }));
    expect(visit.getByText(/Choose a store to see how to get there/)).toBeTruthy();
    expect(visit.getByText(/pay by card/)).toBeTruthy();
    expect(visit.getByText(/the payment window asks for a phone number/)).toBeTruthy();
    expect(visit.getByText(/you can pay at the venue/)).toBeTruthy();
  });

  it('contains the newsletter form', () => {
    open();
    const newsletter = within(screen.getByRole('region', { name: 'News by email' }));
    expect(newsletter.getByRole('textbox', { name: 'Email address' })).toBeTruthy();
    expect(newsletter.getByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });
});
