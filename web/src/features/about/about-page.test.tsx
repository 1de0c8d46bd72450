import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { AboutPage } from './about-page.tsx';
import { AboutPreview } from './about-preview.tsx';

/** The headings of the level below a section's title, in their order. */
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the about page', () => {
  it('tells the whole story', () => {
    renderAt('/en/about', <AboutPage />);
    expect(headings(1)).toEqual(['Sun and wall']);
    expect(headings(2)).toEqual(['How we got here', 'What we hold to', 'How it is made', 'The people']);
    expect(headings(3).slice(3, 6)).toEqual(['Heritage', 'Sourcing', 'Innovation']);
    expect(headings(3).slice(-3)).toEqual(['Founder', 'Curator', 'Roaster']);
    for (const [craft, steps] of [
      ['Coffee', ['Choosing', 'Roasting', 'Resting']],
      ['Makgeolli', ['Steaming', 'Fermenting', 'Straining']],
    ] as const) {
      const process = within(screen.getByRole('region', { name: craft }));
      expect(process.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(
        steps,
      );
    }
    expect(screen.getByText(/Excessive drinking causes/)).toBeDefined();
  });

  it('tells of coffee alone where no alcohol is shown', () => {
    renderAt('/about', <AboutPage />, { ageAnswer: 'denied' });
    expect(screen.getByRole('region', { name: '커피' })).toBeDefined();
    expect(screen.queryByRole('region', { name: '막걸리' })).toBeNull();
    expect(screen.getByRole('heading', { name: '문을 열었습니다' })).toBeDefined();
    expect(screen.queryByText(/지나친 음주/)).toBeNull();
  });

  it('holds to three things, at home too, from where it can be reached', () => {
    renderAt('/en', <AboutPreview />);
    expect(headings(3)).toEqual(['Heritage', 'Sourcing', 'Innovation']);
    expect(screen.getByRole('link', { name: 'More about us' }).getAttribute('href')).toBe('/en/about');
  });
});
