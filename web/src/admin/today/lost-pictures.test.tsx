import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { LostPicturesOf } from './today-tab.tsx';

it('names the items whose pictures are missing, and links to their forms', () => {
  const item = { collection: 'products', id: 'guji', title: 'Guji', titleKr: '구지' } as const;
  renderAdmin(<LostPicturesOf items={[item]} />, { language: 'kr' });
  expect(screen.getByRole('heading', { name: '보이지 않는 사진 1' })).toBeDefined();
  expect(screen.getByRole('link', { name: /구지/ }).getAttribute('href')).toBe(
    '/admin?tab=products&edit=guji',
  );
});

it('shows nothing when no picture is missing', () => {
  const { container } = renderAdmin(<LostPicturesOf items={[]} />);
  expect(container.querySelector('section')).toBeNull();
});
