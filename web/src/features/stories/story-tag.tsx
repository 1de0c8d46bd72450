import { useTranslation } from 'react-i18next';
import { storyTagGroup, type StoryTagGroup } from '@app/domain/story/story-tags.ts';
import { useTagLabel } from '../../i18n/tag-labels.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<StoryTagGroup, BadgeTone> = {
  culture: 'celadon',
  coffee: 'roast',
  craft: 'sun',
  other: 'muted',
};

/** A tag's label in the colour of its group. */
export function StoryTag({ tag }: { tag: string }) {
  const { t } = useTranslation('stories');
  const tagLabel = useTagLabel();
  return <Badge tone={TONES[storyTagGroup(tag)]}>{tagLabel(tag, t('tags', { returnObjects: true }))}</Badge>;
}
