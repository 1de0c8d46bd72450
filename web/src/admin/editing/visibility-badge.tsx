import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';

type Label = 'active' | 'inactive' | 'published' | 'unpublished' | 'scheduled';

interface VisibilityBadgeProps {
  isVisible: boolean;
  labels: readonly [visible: Label, hidden: Label];
}

/** Shows whether visitors see an item. */
export function VisibilityBadge({ isVisible, labels }: VisibilityBadgeProps) {
  const { t } = useTranslation('admin');
  const [visible, hidden] = labels;
  return <Badge tone={isVisible ? 'celadon' : 'muted'}>{t(`editing.${isVisible ? visible : hidden}`)}</Badge>;
}
