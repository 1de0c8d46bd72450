import { ContentTab } from '../editing/content-tab.tsx';
import { StoryCard } from './story-card.tsx';
import { STORIES } from './story-kind.ts';

/** All stories, newest first. */
export function StoriesTab() {
  return <ContentTab kind={STORIES} tab="stories" orderBy={['publishedAt', 'desc']} Card={StoryCard} />;
}
