import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Story } from '@app/domain/story/story-schema.ts';
import { aStory } from '@app/domain/testing/factories.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import type { TagLabel } from '@app/domain/tag/tag-label-schema.ts';
import { tagLabelsQuery } from '../../i18n/tag-labels.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { StoryList } from './story-list.tsx';

const LETTER = aStory({
  title: 'A letter from Guji',
  titleKr: '구지에서 온 편지',
  tags: ['coffee', 'sourcing'],
  publishedAt: new Date('2026-04-30T15:30:00Z'),
  readingTime: 7,
});
const WALL = aStory({ title: 'The wall', titleKr: '담', tags: ['tradition', 'coffee', 'hand-made'] });
const JARS = aStory({ title: 'The jars', titleKr: '항아리', tags: ['makgeolli'] });

function listAt(
  address: string,
  stories: readonly Story[] = [LETTER, WALL, JARS],
  tagLabels: readonly TagLabel[] = [],
) {
  return renderAt(
    address,
    <>
      <LocalLink to="/stories?q=담">A link</LocalLink>
      <StoryList />
    </>,
    {
      answers: [
        [['stories', 'list'], stories],
        [tagLabelsQuery.queryKey, tagLabels],
      ],
    },
  );
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name });

describe('statutory warning', () => {
  const warnings = () => screen.queryAllByText(/Excessive drinking/);

  it('stands once below stories of which one is about alcohol', () => {
    listAt('/en/stories', [LETTER, JARS, { ...JARS, id: WALL.id }]);
    expect(warnings()).toHaveLength(1);
    expect(warnings()[0]!.closest('article')).toBeNull();
  });

  it('is absent when no shown story is about alcohol', () => {
    listAt('/en/stories?tag=sourcing');
    expect(warnings()).toEqual([]);
  });
});

describe("owner's label of a tag", () => {
  const HAND_MADE: TagLabel = { id: 'hand-made', label: 'Made by hand', labelKr: '손으로 만든' };
  it.each([
    ['/en/stories', 'Made by hand'],
    ['/stories', '손으로 만든'],
  ])('is shown in the language of %s, and the address keeps the tag', async (path, label) => {
    const view = listAt(path, [WALL], [HAND_MADE]);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }));
    expect(view.address()).toBe(`${path}?tag=hand-made`);
  });

  it('precedes the translation, which stands in for a missing one', () => {
    const LABELS: TagLabel[] = [
      { id: 'tradition', label: 'Heritage', labelKr: '' },
      { id: 'coffee', label: '', labelKr: '원두' },
    ];
    listAt('/en/stories', [WALL], LABELS);
    expect(screen.getByRole('button', { name: /Heritage/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Coffee/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Hand-made/ })).toBeTruthy();
  });
});

describe('story list', () => {
  it('shows each story as a card with a link', () => {
    listAt('/en/stories', [LETTER]);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'A letter from Guji' }).getAttribute('href')).toBe(
      `/en/stories/${LETTER.id}`,
    );
    expect(card.getByText('May 1, 2026')).toBeTruthy();
    expect(card.getByText('7 min read')).toBeTruthy();
    expect(card.getByText('A story for tests…')).toBeTruthy();
    expect(card.getByText('By Sample Author')).toBeTruthy();
  });

  it('has the alternative text of a cover in the page language, if one was entered', () => {
    const cover = { coverImage: 'stories/a.webp', coverImageAlt: 'A wall', coverImageAltKr: '햇볕 든 담' };
    const { unmount } = listAt('/stories', [{ ...LETTER, ...cover }]);
    expect(screen.getByRole('img', { name: '햇볕 든 담' })).toBeTruthy();
    unmount();
    listAt('/en/stories', [{ ...LETTER, ...cover }]);
    expect(screen.getByRole('img', { name: 'A wall' })).toBeTruthy();
  });

  it('shows Korean texts, with the date in Seoul', () => {
    listAt('/stories', [LETTER]);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: '구지에서 온 편지' }).getAttribute('href')).toBe(
      `/stories/${LETTER.id}`,
    );
    expect(card.getByText('2026년 5월 1일')).toBeTruthy();
    expect(card.getByText('읽는 데 7분')).toBeTruthy();
    expect(card.getByText('테스트용 이야기입니다…')).toBeTruthy();
  });

  it.each([
    ['coffee', 'roast'],
    ['sourcing', 'roast'],
    ['culture', 'celadon'],
    ['tradition', 'celadon'],
    ['craft', 'sun'],
    ['technique', 'sun'],
    ['rice', 'muted'],
  ])('shows the first tag as a badge: %s in %s', (tag, tone) => {
    listAt('/en/stories', [aStory({ tags: [tag, 'pottery'] })]);
    const card = within(screen.getByRole('article'));
    const label = tag.charAt(0).toUpperCase() + tag.slice(1);
    expect(card.getByText(label).className).toMatch(new RegExp(`\\b_?${tone}`));
    expect(card.queryByText('Pottery')).toBeNull();
  });

  it('shows the statutory warning for an alcohol-related story', () => {
    listAt('/en/stories', [WALL]);
    expect(screen.queryByText(/Excessive drinking/)).toBeNull();
    listAt('/en/stories', [JARS]);
    expect(screen.getByText(/Excessive drinking/)).toBeTruthy();
  });

  it('shows the number of stories, singular and plural, in both languages', () => {
    const { unmount } = listAt('/en/stories');
    expect(screen.getByText('3 stories')).toBeTruthy();
    unmount();
    const one = listAt('/en/stories?q=guji');
    expect(screen.getByText('1 story')).toBeTruthy();
    one.unmount();
    listAt('/stories');
    expect(screen.getByText('이야기 3편')).toBeTruthy();
  });

  it('shows an empty state', () => {
    listAt('/stories', []);
    expect(screen.getByRole('heading', { name: '아직 이야기가 없습니다' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('story tags', () => {
  it('are listed once each, in alphabetical order, with the number of stories', () => {
    listAt('/en/stories');
    // The first button sends the search.
    const [, ...names] = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['All 3', 'Coffee 2', 'Hand-made 1', 'Makgeolli 1', 'Sourcing 1', 'Tradition 1']);
  });

  it('filter by the tag in the URL and set it on a click', async () => {
    const { address } = listAt('/en/stories?tag=coffee');
    expect(titles()).toEqual(['A letter from Guji', 'The wall']);
    expect(screen.getByRole('button', { name: 'Coffee 2', pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Makgeolli 1' }));
    expect(address()).toBe('/en/stories?tag=makgeolli');
    expect(titles()).toEqual(['The jars']);
    await userEvent.click(screen.getByRole('button', { name: 'All 3' }));
    expect(address()).toBe('/en/stories');
    expect(titles()).toHaveLength(3);
  });
});

describe('story search', () => {
  it('has a submit button, without which a text browser cannot send it', () => {
    listAt('/en/stories');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
    expect([button.type, button.form]).toEqual(['submit', box('Search stories').form]);
  });

  it('filters while typing and stores the search in the URL', async () => {
    const { address } = listAt('/en/stories');
    await userEvent.type(box('Search stories'), 'The W');
    await waitFor(() => expect(titles()).toEqual(['The wall']));
    await waitFor(() => expect(address()).toBe('/en/stories?q=The+W'));
    expect(box('Search stories').value).toBe('The W');
  });

  it('combines with the tag, and searches at once on Enter or blur', async () => {
    const { address } = listAt('/en/stories?tag=coffee');
    await userEvent.type(box('Search stories'), 'guji{Enter}');
    expect(address()).toBe('/en/stories?q=guji&tag=coffee');
    expect(titles()).toEqual(['A letter from Guji']);
    await userEvent.type(box('Search stories'), ' jars');
    await userEvent.tab();
    expect(address()).toBe('/en/stories?q=guji+jars&tag=coffee');
  });

  it('does not submit on the Enter key that completes a Korean syllable', () => {
    listAt('/stories');
    const goesOn = fireEvent.keyDown(box('이야기 검색'), { key: 'Enter', isComposing: true });
    expect(goesOn).toBe(false);
  });

  it('fills its field from the URL, initially and after a navigation', async () => {
    listAt('/stories?q=구지');
    expect(box('이야기 검색').value).toBe('구지');
    expect(titles()).toEqual(['구지에서 온 편지']);
    await userEvent.click(screen.getByRole('link', { name: 'A link' }));
    expect(box('이야기 검색').value).toBe('담');
    expect(titles()).toEqual(['담']);
  });

  it('shows an empty state without a match, whose button clears search and tag', async () => {
    const { address } = listAt('/en/stories?q=guji&tag=makgeolli');
    expect(screen.getByRole('heading', { name: 'No stories found' })).toBeTruthy();
    expect(screen.getByText('0 stories')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/en/stories');
    expect(box('Search stories').value).toBe('');
    expect(titles()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByText('3 stories').closest('output'));
  });

  it.each(['?q=nothing-like-it', '?tag=nothing-like-it'])('offers to clear the filters for %s', (query) => {
    listAt(`/stories${query}`);
    expect(screen.getByRole('button', { name: '검색 조건 지우기' })).toBeTruthy();
  });
});
