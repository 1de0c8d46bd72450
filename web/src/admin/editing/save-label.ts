import type { TFunction } from 'i18next';
import type { Language } from '@app/domain/shared/language.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { isVisible, nextVisibilityChange } from '@app/domain/shared/visibility.ts';
import { textOf, type Values } from '../form/values.ts';

/** The label of the save button, which says what visitors will see after saving. */
export function saveLabel(values: Values, now: Date, t: TFunction<'admin'>, language: Language): string {
  if (values['isPublished'] === false) return t('editing.saveDraft');
  if (values['isActive'] === false) return t('editing.saveHidden');
  const momentOf = (name: string) => fromWallTime(textOf(values, name)) ?? undefined;
  const item = {
    publishedAt: momentOf('publishedAt'),
    visibleFrom: momentOf('visibleFrom'),
    visibleUntil: momentOf('visibleUntil'),
  };
  if (isVisible(item, now)) return t('editing.savePublish');
  const start = nextVisibilityChange(item, now);
  if (!start) return t('editing.saveHidden');
  const date = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
  }).format(start);
  return t('editing.saveSchedule', { date });
}
