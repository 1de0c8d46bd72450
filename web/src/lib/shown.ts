import type { QueryMeta } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import { toSingleLanguage } from '@app/domain/shared/single-language.ts';
import { carriedOf } from './carried.ts';

function withoutFields(answer: unknown, fields: readonly string[]): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map((item: object) =>
    Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field))),
  );
}

/** What a page in one language shows of an answer. */
export function shownOf<Answer>(answer: Answer, meta: QueryMeta | undefined, language: Language): Answer {
  const { without = [], shown = (all) => all, bothLanguagesOf } = carriedOf(meta);
  return toSingleLanguage(withoutFields(shown(answer), without), language, bothLanguagesOf) as Answer;
}
