import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { ageAnswerCookie, type AgeAnswer } from '../age-gate/age-answer.ts';
import { createClock } from '../lib/clock.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { setSampleData, SAMPLES } from '../testing/sample-data.ts';
import { App } from './app.tsx';
import { translations } from '../testing/translations.ts';

/** Words that refer to makgeolli, its origin or how it is made. */
const TRACE = /makgeolli|rice wine|\balcohol|\bbrew(s|ed|ery|ing)?\b|nuruk|막걸리|술독|양조|누룩|빚/i;

const NOW = new Date('2026-05-01T00:00:00Z');
const { coffee, makgeolli, event, brewing, story, diary } = SAMPLES;

async function open(address: string, answer: AgeAnswer | null) {
  document.cookie = ageAnswerCookie(answer);
  const queryClient = createQueryClient();
  setSampleData(queryClient, NOW);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <App
          translations={translations}
          queryClient={queryClient}
          clock={createClock(NOW)}
          page={{ origin: 'https://www.example.com' }}
        />
      </MemoryRouter>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
}
const everything = () => `${document.title} ${document.head.innerHTML} ${document.body.innerHTML}`;

// Loads the lazy chunks first, so that each page renders synchronously.
beforeAll(() =>
  Promise.all([
    import('../routes/home.tsx'),
    import('../routes/about.tsx'),
    import('../features/about/about-preview.tsx'),
    import('../routes/coffee.tsx'),
    import('../routes/makgeolli.tsx'),
    import('../routes/products/products.tsx'),
    import('../routes/products/product.tsx'),
    import('../routes/experiences/experiences.tsx'),
    import('../routes/contact.tsx'),
    import('../routes/stories/stories.tsx'),
    import('../routes/stories/story.tsx'),
    import('../routes/search/search.tsx'),
    import('../features/stories/story-preview.tsx'),
    import('../features/newsletter/newsletter-block.tsx'),
    import('../age-gate/age-dialog.tsx'),
  ]),
);

describe('a visitor who declined the age question', () => {
  it.each([
    '/',
    '/en',
    '/about',
    '/en/about',
    '/coffee',
    '/en/coffee',
    '/products',
    '/en/products',
    '/experiences',
    '/en/experiences',
    '/stories',
    '/en/stories',
    '/contact',
    '/en/contact',
    '/makgeolli',
    '/en/makgeolli',
    `/products/${makgeolli.id}`,
    `/en/products/${makgeolli.id}`,
    `/stories/${story.id}`,
    `/en/stories/${story.id}`,
    '/search',
    '/en/search',
    `/stories/${diary.id}`,
    `/en/stories/${diary.id}`,
    '/en/nowhere',
  ])('sees no mention of makgeolli at %s', async (address) => {
    await open(address, 'denied');
    // The path itself may contain the word, because the visitor typed it.
    const shown = everything().replaceAll(/(href|hreflang)="[^"]*"/g, '');
    expect(TRACE.exec(shown)?.[0]).toBeUndefined();
    expect(screen.queryByRole('link', { name: /막걸리|Makgeolli/ })).toBeNull();
  });

  it('still sees coffee and its events', async () => {
    await open('/en', 'denied');
    expect(screen.getByRole('heading', { name: coffee.title })).toBeDefined();
    expect(screen.getByRole('heading', { name: event.title })).toBeDefined();
    expect(screen.queryByRole('heading', { name: brewing.title })).toBeNull();
  });

  it('sees why a page is restricted and can answer again', async () => {
    await open(`/en/products/${makgeolli.id}`, 'denied');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('We cannot show you this page');
    expect(main.getByRole('button', { name: 'Answer again' })).toBeDefined();
  });
});

describe('a visitor who has not answered the age question', () => {
  it('is asked, while the page stays in the document for search engines', async () => {
    await open('/en/makgeolli', null);
    expect(await screen.findByRole('dialog', { name: 'Are you 21 or older?' })).toBeDefined();
    expect(screen.getAllByText(makgeolli.title).length).toBeGreaterThan(0);
  });
});

describe('a visitor who confirmed their age', () => {
  it('is not asked and sees coffee and makgeolli', async () => {
    await open('/en', 'confirmed');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: makgeolli.title })).toBeDefined();
    expect(screen.getByRole('heading', { name: brewing.title })).toBeDefined();
  });
});
