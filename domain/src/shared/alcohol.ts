import type { Language } from './language.ts';

/** The age gate requires a higher age than the law does. */
export const AGE_GATE_YEARS = 21;
export const LEGAL_AGE_YEARS = 19;

/** The tag that marks an event or story as alcohol-related, and the category that marks a FAQ. */
export const ALCOHOL_TAG = 'makgeolli';

/** Fields that classify an item: a product by its type, an event or story by its tags, a FAQ by its category. */
interface Classifiable {
  type?: string;
  tags?: readonly string[];
  category?: string;
}

/** Returns whether an item is age-restricted. */
export function isAlcoholRelated({ type, tags, category }: Classifiable): boolean {
  return type === 'makgeolli' || category === ALCOHOL_TAG || (tags?.includes(ALCOHOL_TAG) ?? false);
}

/** Returns the items that are not age-restricted, in their original order. */
export function withoutAlcohol<T extends Classifiable>(items: readonly T[]): readonly T[] {
  return items.filter((item) => !isAlcoholRelated(item));
}

interface StatutoryWarning {
  validFrom: Date;
  text: Record<Language, string>;
}

const HEALTH_WARNING = {
  kr: '지나친 음주는 뇌졸중, 기억력 손상이나 치매를 유발합니다. 임신 중 음주는 기형아 출생 위험을 높입니다.',
  en: 'Excessive drinking causes stroke, memory loss or dementia. Drinking while pregnant raises the risk of birth defects.',
};
const DRIVING_WARNING = {
  kr: '음주운전은 자신과 다른 사람의 생명을 위태롭게 할 수 있습니다.',
  en: 'Drinking and driving can endanger your life and the lives of others.',
};

/**
 * The warnings that Korean law requires wherever alcohol is promoted, oldest first. The second was announced for
 * 2026-09-19; the owner confirms its final wording before going live.
 */
const WARNINGS: readonly StatutoryWarning[] = [
  { validFrom: new Date('2016-09-03T00:00:00+09:00'), text: HEALTH_WARNING },
  {
    validFrom: new Date('2026-09-19T00:00:00+09:00'),
    text: {
      kr: `${HEALTH_WARNING.kr} ${DRIVING_WARNING.kr}`,
      en: `${HEALTH_WARNING.en} ${DRIVING_WARNING.en}`,
    },
  },
];

/** Returns the statutory warning in force at `now`. */
export function alcoholWarning(now: Date, language: Language): string {
  const inForce = WARNINGS.filter((warning) => warning.validFrom <= now).at(-1) ?? WARNINGS[0];
  return inForce!.text[language];
}
