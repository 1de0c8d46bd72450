import type { TFunction } from 'i18next';
import type { Language } from '@app/domain/shared/language.ts';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { seoulParts } from '@app/domain/shared/seoul-time.ts';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { isVisible, nextVisibilityChange } from '@app/domain/shared/visibility.ts';
import { textOf, type Values } from '../form/values.ts';

/** When an item is shown, as far as the form says so. */
function visibilityOf(values: Values) {
  const momentOf = (name: string) => fromWallTime(textOf(values, name)) ?? undefined;
  return {
    publishedAt: momentOf('publishedAt'),
    visibleFrom: momentOf('visibleFrom'),
    visibleUntil: momentOf('visibleUntil'),
  };
}

const isOff = (values: Values) => values['isPublished'] === false || values['isActive'] === false;

/** The label of the save button, which says what visitors will see after saving. */
export function saveLabel(values: Values, now: Date, t: TFunction<'admin'>, language: Language): string {
  if (isOff(values)) return t('editing.saveUnpublished');
  const item = visibilityOf(values);
  if (isVisible(item, now)) return t('editing.savePublish');
  const start = nextVisibilityChange(item, now);
  if (!start) return t('editing.saveUnpublished');
  const isThisYear = seoulParts(start).year === seoulParts(now).year;
  const date = new Intl.DateTimeFormat(LANGUAGE_TAG[language], {
    timeZone: 'Asia/Seoul',
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
  }).format(start);
  return t('editing.saveSchedule', { date });
}

/** The label of the button that saves and continues with further dates. */
export function saveAndAddLabel(values: Values, now: Date, t: TFunction<'admin'>): string {
  const isShown = !isOff(values) && isVisible(visibilityOf(values), now);
  return t(isShown ? 'series.publishAndAdd' : 'series.saveAndAdd');
}
