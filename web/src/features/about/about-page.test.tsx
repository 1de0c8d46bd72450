import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SitePicture } from '@app/domain/site-picture/site-picture-schema.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sitePicturesQuery } from '../shared/site-pictures.ts';
import { AboutPage } from './about-page.tsx';
import { AboutPreview } from './about-preview.tsx';

/** Returns the texts of the headings of one level, in document order. */
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('about page', () => {
  it('shows how coffee and makgeolli are made, the history, the team and the values', () => {
    renderAt('/en/about', <AboutPage />);
    expect(headings(1)).toEqual(['Sun and wall']);
    expect(headings(2)).toEqual(['How we got here', 'What we stand by', 'How it is made', 'Who we are']);
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

  it('shows a member of the team in the owner’s photograph, and the others, and one that cannot be loaded, by their seals', () => {
    const photograph: SitePicture = {
      id: 'team-curator',
      image: 'site/a.webp',
      imageAlt: 'A woman in a field',
      imageAltKr: '밭에 선 사람',
      imageFocus: '50 20',
      imageCredit: 'Sample Photographer',
    };
    renderAt('/about', <AboutPage />, { answers: [[sitePicturesQuery.queryKey, [photograph]]] });
    const members = screen.getByRole('heading', { name: '사람들' }).closest('section')!;
    const picture = within(members).getByRole('img', { name: '밭에 선 사람' });
    expect(picture.dataset['focus']).toBe('50 20');
    expect(picture.closest('li')!.textContent).toMatch(/^사진 Sample Photographer큐레이터/);
    const seals = () =>
      within(members)
        .getAllByText(/^[담밭불]$/)
        .map(({ textContent }) => textContent);
    expect(seals()).toEqual(['담', '불']);
    // Neither a variant of the photograph nor the original can be loaded.
    fireEvent.error(picture);
    fireEvent.error(within(members).getByRole('img', { name: '밭에 선 사람' }));
    expect(seals()).toEqual(['담', '밭', '불']);
  });

  it('shows only coffee when age-restricted content is hidden', () => {
    renderAt('/about', <AboutPage />, { ageAnswer: 'denied' });
    expect(screen.getByRole('region', { name: '커피' })).toBeDefined();
    expect(screen.queryByRole('region', { name: '막걸리' })).toBeNull();
    expect(screen.getByRole('heading', { name: '문을 열었습니다' })).toBeDefined();
    expect(screen.queryByText(/지나친 음주/)).toBeNull();
  });

  it('has a preview on the home page with the three values and a link', () => {
    renderAt('/en', <AboutPreview />);
    expect(headings(3)).toEqual(['Heritage', 'Sourcing', 'Innovation']);
    expect(screen.getByRole('link', { name: 'More about us' }).getAttribute('href')).toBe('/en/about');
  });
});
