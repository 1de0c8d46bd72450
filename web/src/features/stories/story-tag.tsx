import { useTranslation } from 'react-i18next';
import { labelOf } from '@app/domain/shared/label.ts';
import { storyTagGroup, type StoryTagGroup } from '@app/domain/story/story-tags.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<StoryTagGroup, BadgeTone> = {
  culture: 'celadon',
  coffee: 'roast',
  craft: 'sun',
  other: 'muted',
};

/** A tag, translated, in the colour of its group. */
export function StoryTag({ tag }: { tag: string }) {
  const { t } = useTranslation('stories');
  return <Badge tone={TONES[storyTagGroup(tag)]}>{labelOf(tag, t('tags', { returnObjects: true }))}</Badge>;
}
