import type { Language } from './language.ts';

/** The visitor's gate asks for more than the law does; both figures stand here alone. */
export const AGE_GATE_YEARS = 21;
export const LEGAL_AGE_YEARS = 19;

/** An event or a story that carries alcohol says so by this tag, a FAQ by this category. */
export const ALCOHOL_TAG = 'makgeolli';

/** What may carry alcohol: a product by its type, an event or a story by a tag, a FAQ by its category. */
interface Classifiable {
  type?: string;
  tags?: readonly string[];
  category?: string;
}

/** Whether an item is kept from visitors who are too young. */
export function isAlcoholRelated({ type, tags, category }: Classifiable): boolean {
  return type === 'makgeolli' || category === ALCOHOL_TAG || (tags?.includes(ALCOHOL_TAG) ?? false);
}

/** What a visitor sees who is too young, in the order it was. */
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
 * The warnings that Korean law prescribes wherever alcohol is promoted, oldest first. The second is the one
 * announced for 2026-09-19; the owner confirms its final words before going live.
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

/** The statutory warning in force at `now`. */
export function alcoholWarning(now: Date, language: Language): string {
  const inForce = WARNINGS.filter((warning) => warning.validFrom <= now).at(-1) ?? WARNINGS[0];
  return inForce!.text[language];
}
