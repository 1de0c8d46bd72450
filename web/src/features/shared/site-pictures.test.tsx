import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SitePicture } from '@app/domain/site-picture/site-picture-schema.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { CraftPicture } from './craft-picture.tsx';
import { PageHero } from './page-hero.tsx';
import { sitePicturesQuery } from './site-pictures.ts';

const photographOf = (id: SitePicture['id']): SitePicture => ({
  id,
  image: 'site/a.webp',
  imageAlt: 'A wall in the sun',
  imageAltKr: '볕이 드는 담',
  imageFocus: '30 70',
  imageCredit: 'Sample Photographer',
});

const withPictures = (...pictures: SitePicture[]) => ({
  answers: [[sitePicturesQuery.queryKey, pictures] as const],
});

describe.each([
  ['craft', 'home-coffee', <CraftPicture key="craft" craft="coffee" page="home" />],
  ['banner', 'banner-about', <PageHero key="banner" title="" text="" plaque="" place="banner-about" />],
] as const)('the picture of a %s', (_, place, ui) => {
  it.each([
    ['/', '볕이 드는 담', '사진 Sample Photographer'],
    ['/en', 'A wall in the sun', 'Photo: Sample Photographer'],
  ])('is the owner’s photograph with its description and credit at %s', (address, alt, credit) => {
    renderAt(address, ui, withPictures(photographOf(place)));
    expect(screen.getByRole('img', { name: alt }).dataset['focus']).toBe('30 70');
    expect(screen.getByText(credit)).toBeTruthy();
  });

  it('is the illustration where the photograph cannot be loaded', () => {
    renderAt('/en', ui, withPictures(photographOf(place)));
    for (const _attempt of ['variant', 'original']) fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText('Photo: Sample Photographer')).toBeNull();
  });

  it('is the illustration where the place has no photograph', () => {
    renderAt('/en', ui, withPictures(photographOf('home-makgeolli')));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
