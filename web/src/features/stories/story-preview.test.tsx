import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aStory } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StoryPreview } from './story-preview.tsx';

describe('story preview on the home page', () => {
  it('shows the latest stories and a link to all', () => {
    const stories = ['One', 'Two', 'Three'].map((title) => aStory({ title }));
    renderAt('/en', <StoryPreview />, { answers: [[['stories', 'latest'], stories]] });
    const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(shown).toEqual(['One', 'Two', 'Three']);
    expect(screen.getByRole('link', { name: 'See all stories' }).getAttribute('href')).toBe('/en/stories');
  });

  it('states the day on which a scheduled story appeared', () => {
    const publishedAt = new Date('2026-03-01T00:00:00Z');
    const story = aStory({ publishedAt, visibleFrom: new Date('2026-03-05T00:00:00Z') });
    renderAt('/en', <StoryPreview />, { answers: [[['stories', 'latest'], [story]]] });
    expect(screen.getByText('March 5, 2026')).toBeDefined();
  });

  it('carries the statutory warning once when a story is about alcohol', () => {
    const stories = [1, 2].map(() => aStory({ tags: ['makgeolli'] }));
    const { unmount } = renderAt('/en', <StoryPreview />, { answers: [[['stories', 'latest'], stories]] });
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
    unmount();
    renderAt('/en', <StoryPreview />, { answers: [[['stories', 'latest'], [aStory()]]] });
    expect(screen.queryByText(/Excessive drinking/)).toBeNull();
  });

  it('shows as many stories to a visitor who declined the age question, without those about alcohol', () => {
    const stories = ['One', 'Brewing', 'Two', 'Tasting', 'Three', 'Four'].map((title) =>
      aStory({ title, tags: title.endsWith('ing') ? ['makgeolli'] : [] }),
    );
    renderAt('/en', <StoryPreview />, { answers: [[['stories', 'latest'], stories]], ageAnswer: 'denied' });
    const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(shown).toEqual(['One', 'Two', 'Three']);
  });

  it('refers to all stories when the latest are all about alcohol and the visitor sees none', () => {
    const stories = [aStory({ tags: ['makgeolli'] })];
    renderAt('/', <StoryPreview />, { answers: [[['stories', 'latest'], stories]], ageAnswer: 'denied' });
    expect(screen.getByText(/^이야기는 전체\s목록에서 보실\s수\s있습니다\.$/)).toBeTruthy();
    expect(screen.queryByText(/첫\s이야기/)).toBeNull();
  });

  it('announces stories when there are none', () => {
    renderAt('/', <StoryPreview />, { answers: [[['stories', 'latest'], []]] });
    expect(screen.getByText('첫 이야기를 쓰고 있습니다. 곧 올리겠습니다.')).toBeTruthy();
  });
});
