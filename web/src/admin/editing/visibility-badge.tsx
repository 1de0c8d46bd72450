import { useTranslation } from 'react-i18next';
import { formatEventTime } from '@app/domain/shared/seoul-time.ts';
import { isVisible, nextVisibilityChange, type Scheduled } from '@app/domain/shared/visibility.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useCurrentTime } from '../use-current-time.ts';
import { Badge } from '../../ui/badge.tsx';
import type { VisibilityFlag } from './content-kind.ts';
import { visibilityOptions } from './visibility-choice.tsx';

interface VisibilityBadgeProps {
  item: Scheduled;
  flag: VisibilityFlag;
}

/** Shows whether visitors see an item, and when that changes. */
export function VisibilityBadge({ item, flag }: VisibilityBadgeProps) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const now = useCurrentTime((time) => nextVisibilityChange(item, time));
  const [visible, hidden] = visibilityOptions(flag, t);
  const isNow = isVisible(item, now);
  const change = nextVisibilityChange(item, now);
  const time = change && t('editing.kst', { moment: formatEventTime(change, language) });
  const isHidden = item.isActive === false || item.isPublished === false;
  const closed = isHidden ? hidden.label : t(change ? 'editing.scheduled' : 'editing.ended');
  return (
    <>
      <Badge tone={isNow ? 'celadon' : 'muted'}>{isNow ? visible.label : closed}</Badge>
      {time && <Badge tone="muted">{t(isNow ? 'editing.untilTime' : 'editing.fromTime', { time })}</Badge>}
    </>
  );
}
