import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

type Word = 'active' | 'inactive' | 'published' | 'unpublished' | 'scheduled';

interface VisibilityBadgeProps {
  isVisible: boolean;
  words: readonly [visible: Word, hidden: Word];
}

/** Whether visitors see an item. */
export function VisibilityBadge({ isVisible, words }: VisibilityBadgeProps) {
  const { t } = useTranslation('admin');
  const [visible, hidden] = words;
  return <Badge tone={isVisible ? 'celadon' : 'muted'}>{t(`editing.${isVisible ? visible : hidden}`)}</Badge>;
}
