import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import type { Story } from '@app/domain/story/story-schema.ts';
import { aStory } from '@app/domain/testing/factories.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { StoryPage } from './story-page.tsx';

const Products: ComponentProps<typeof StoryPage>['Products'] = ({ ids, isWarned, children }) => (
  <>
    <p>Products: {ids.join(', ')}</p>
    {children(isWarned)}
  </>
);

function storyAt(
  address: string,
  story: Story | null,
  { next = [], ...options }: { next?: readonly Story[]; ageAnswer?: 'confirmed' | 'denied' } = {},
) {
  const id = story?.id ?? 'x';
  return renderAt(address, <StoryPage id={id} ageRestricted={null} Products={Products} />, {
    answers: [
      [['stories', id], story],
      [['stories', 'next', id], next],
    ],
    ...options,
  });
}
const STORY = aStory({
  coverImage: 'stories/a.webp',
  tags: ['craft', 'rice'],
  body: 'The first line.\n\n  \r\nThe second line.\nThe third line.',
  publishedAt: new Date('2026-04-30T15:30:00Z'),
});

describe('story page', () => {
  it('shows author, publication date and reading time', () => {
    storyAt('/en/stories/x', STORY);
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Story' })).toBeTruthy();
    expect(document.title).toBe('Sample Story · Byeotdam');
    expect(screen.getByText('By Sample Author')).toBeTruthy();
    expect(screen.getByText('May 1, 2026')).toBeTruthy();
    expect(screen.getByText('5 min read')).toBeTruthy();
    const tags = within(screen.getByRole('list', { name: 'Topic' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['Craft', 'Rice']);
    expect(screen.getByRole('link', { name: 'More stories' }).getAttribute('href')).toBe('/en/stories');
  });

  it('ends with the next story, for a denied visitor with the next one without alcohol', () => {
    const next = [
      aStory({ title: 'Jars in winter', tags: ['makgeolli'] }),
      aStory({ title: 'A letter', body: 'Dear reader.' }),
    ];
    const { unmount } = storyAt('/en/stories/x', STORY, { next });
    const link = screen.getByRole('link', { name: 'Jars in winter' });
    expect(link.getAttribute('href')).toBe(`/en/stories/${next[0]!.id}`);
    expect(screen.queryByRole('link', { name: 'A letter' })).toBeNull();
    unmount();
    storyAt('/en/stories/x', STORY, { next, ageAnswer: 'denied' });
    expect(screen.queryByRole('link', { name: 'Jars in winter' })).toBeNull();
    expect(screen.getByRole('link', { name: 'A letter' }).closest('article')!.textContent).toContain(
      'Dear reader…',
    );
  });

  it('does not repeat a warning at the next story', () => {
    const next = [aStory({ tags: ['makgeolli'] })];
    const { unmount } = storyAt('/en/stories/x', STORY, { next });
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
    unmount();
    storyAt('/en/stories/x', { ...STORY, tags: ['makgeolli'] }, { next });
    expect(screen.getAllByText(/Excessive drinking/)).toHaveLength(1);
  });

  it('shows them in Korean on a Korean route', () => {
    storyAt('/stories/x', STORY);
    expect(screen.getByRole('heading', { level: 1, name: '예시 이야기' })).toBeTruthy();
    expect(screen.getByText('글 예시 글쓴이')).toBeTruthy();
    expect(screen.getByText('2026년 5월 1일')).toBeTruthy();
    expect(screen.getByText('읽는 데 5분')).toBeTruthy();
    expect(screen.getByText('테스트용 이야기입니다.')).toBeTruthy();
  });

  it('has the alternative text of its cover, or the title if none was entered', () => {
    const { unmount } = storyAt('/en/stories/x', STORY);
    expect(screen.getByRole('img', { name: 'Sample Story' })).toBeTruthy();
    unmount();
    storyAt('/stories/x', { ...STORY, coverImageAlt: 'A wall', coverImageAltKr: '햇볕 든 담' });
    expect(screen.getByRole('img', { name: '햇볕 든 담' })).toBeTruthy();
  });

  it('shows a paragraph for each non-empty line', () => {
    const { container } = storyAt('/en/stories/x', STORY);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines.filter((line) => line?.endsWith('line.'))).toEqual([
      'The first line.',
      'The second line.',
      'The third line.',
    ]);
    expect(lines).not.toContain('');
  });

  it('shows the products that it speaks of, and none where it names none', () => {
    const { unmount } = storyAt('/en/stories/x', { ...STORY, productIds: ['one', 'two'] });
    expect(screen.getByText('Products: one, two')).toBeTruthy();
    unmount();
    storyAt('/en/stories/x', STORY);
    expect(screen.getByText('Products:')).toBeTruthy();
  });

  it('shows a placeholder when the body is empty', () => {
    storyAt('/en/stories/x', { ...STORY, body: ' \n ' });
    expect(screen.getByText(/still working on this one/)).toBeTruthy();
  });

  it('falls back to the base text when there is no Korean text', () => {
    storyAt('/stories/x', { ...STORY, titleKr: '', bodyKr: '' });
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Story' })).toBeTruthy();
    expect(screen.getByText('The first line.')).toBeTruthy();
  });

  it('shows the statutory warning for an alcohol-related story', () => {
    storyAt('/stories/x', STORY);
    expect(screen.queryByText(/지나친 음주는/)).toBeNull();
    storyAt('/stories/x', aStory({ tags: ['makgeolli'] }));
    expect(screen.getByText(/지나친 음주는/)).toBeTruthy();
  });

  it('has the English alternative text of its cover on an English route', () => {
    storyAt('/en/stories/x', { ...STORY, coverImageAlt: 'A wall in the sun' });
    expect(screen.getByRole('img', { name: 'A wall in the sun' })).toBeTruthy();
  });

  it.each([
    ['/en/stories/x', 'Story Not Found', 'Back to Stories', '/en/stories'],
    ['/stories/x', '이야기를 찾을\u00a0수\u00a0없습니다', '이야기 목록으로', '/stories'],
  ])('shows an empty state when the story does not exist: %s', (address, title, back, target) => {
    storyAt(address, null);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(target);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows a story from the cached list without reading it again', () => {
    renderAt('/en/stories/x', <StoryPage id={STORY.id} ageRestricted={null} Products={Products} />, {
      answers: [
        [['stories', 'list'], [STORY]],
        [['stories', 'next', STORY.id], []],
      ],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Sample Story' })).toBeTruthy();
  });
});
