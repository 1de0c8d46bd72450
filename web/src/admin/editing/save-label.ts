import type { TFunction } from 'i18next';
import type { Language } from '@app/domain/shared/language.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { textOf, type Values } from '../form/values.ts';

/** The label of the save button, which says what visitors will see after saving. */
export function saveLabel(values: Values, now: Date, t: TFunction<'admin'>, language: Language): string {
  if (values['isPublished'] === false) return t('editing.saveDraft');
  if (values['isActive'] === false) return t('editing.saveHidden');
  const publishedAt = fromWallTime(textOf(values, 'publishedAt'));
  if (!publishedAt || publishedAt <= now) return t('editing.savePublish');
  const date = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone: 'Asia/Seoul',
    month: 'long',
    day: 'numeric',
  }).format(publishedAt);
  return t('editing.saveSchedule', { date });
}
