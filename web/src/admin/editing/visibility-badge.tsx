import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { isVisible, nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCurrentTime } from '../use-current-time.ts';
import { Badge } from '../../ui/badge.tsx';

type Label = 'active' | 'inactive' | 'published' | 'unpublished';

interface VisibilityBadgeProps {
  item: Scheduled;
  labels: readonly [visible: Label, hidden: Label];
}

/** Shows whether visitors see an item, and when that changes. */
export function VisibilityBadge({ item, labels }: VisibilityBadgeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useCurrentTime((time) => nextVisibilityChange(item, time));
  const [visible, hidden] = labels;
  const isNow = isVisible(item, now);
  const change = nextVisibilityChange(item, now);
  const time = change && t('editing.kst', { moment: formatEventTime(change, language) });
  const isHidden = item.isActive === false || item.isPublished === false;
  const closed = isHidden ? hidden : change ? 'scheduled' : 'ended';
  return (
    <>
      <Badge tone={isNow ? 'celadon' : 'muted'}>{t(`editing.${isNow ? visible : closed}`)}</Badge>
      {time && <Badge tone="muted">{t(isNow ? 'editing.untilTime' : 'editing.fromTime', { time })}</Badge>}
    </>
  );
}
