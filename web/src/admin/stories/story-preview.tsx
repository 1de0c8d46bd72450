import type { Story } from '@app/domain/story/story-schema.ts';
import { StoryDetail } from '../../features/stories/detail/story-detail.tsx';
import { StoryCard } from '../../features/stories/story-card.tsx';
import type { PreviewProps } from '../editing/content-kind.ts';

export function StoryCardPreview({ item }: PreviewProps<Story>) {
  return <StoryCard story={item} level={3} />;
}

export function StoryPagePreview({ item }: PreviewProps<Story>) {
  return <StoryDetail story={item} />;
}
