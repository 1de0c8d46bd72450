import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Story } from '@app/domain/story/story-schema.ts';
import { aStory } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StoriesAbout } from './stories-about.tsx';
import { storiesAboutQuery } from './story-queries.ts';

const letter = aStory({ title: 'A letter' });
const diary = aStory({ title: 'A diary', tags: ['makgeolli'] });

const storiesAbout = (stories: readonly Story[], ageAnswer: 'confirmed' | 'denied' = 'confirmed') =>
  renderAt('/en/products/x', <StoriesAbout productId="x" />, {
    answers: [[storiesAboutQuery('x').queryKey, stories]],
    ageAnswer,
  });

describe('stories about a product', () => {
  it('are shown as cards, with one warning if one is about alcohol', () => {
    storiesAbout([letter, diary]);
    expect(screen.getByRole('region', { name: 'Stories about this product' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A letter' }).getAttribute('href')).toBe(
      `/en/stories/${letter.id}`,
    );
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
  });

  it('leave out those about alcohol for a visitor who declined', () => {
    const { unmount } = storiesAbout([letter, diary], 'denied');
    expect(screen.queryByText('A diary')).toBeNull();
    unmount();
    storiesAbout([diary], 'denied');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are absent where no story speaks of it', () => {
    storiesAbout([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
