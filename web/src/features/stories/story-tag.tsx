import { labelOf } from '@app/domain/shared/label.ts';
import { storyTagGroup, type StoryTagGroup } from '@app/domain/story/story-tags.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { useStoryWords } from './words.ts';

const TONES: Record<StoryTagGroup, BadgeTone> = {
  culture: 'celadon',
  coffee: 'roast',
  craft: 'sun',
  other: 'muted',
};

/** A tag in the words of the page and in the colour of its group. */
export function StoryTag({ tag }: { tag: string }) {
  return <Badge tone={TONES[storyTagGroup(tag)]}>{labelOf(tag, useStoryWords().tags)}</Badge>;
}
