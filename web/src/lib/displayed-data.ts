import type { QueryMeta } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import { toSingleLanguage } from '@app/domain/shared/single-language.ts';
import { inliningOptions } from './inlining.ts';

function withoutFields(answer: unknown, fields: readonly string[]): unknown {
  if (!Array.isArray(answer)) return answer;
  return answer.map((item: object) =>
    Object.fromEntries(Object.entries(item).filter(([field]) => !fields.includes(field))),
  );
}

/** Returns the part of a query's data that a page in `language` shows. */
export function displayedData<Answer>(
  answer: Answer,
  meta: QueryMeta | undefined,
  language: Language,
): Answer {
  const { without = [], shorten = (all) => all, bothLanguagesOf } = inliningOptions(meta);
  return toSingleLanguage(withoutFields(shorten(answer), without), language, bothLanguagesOf) as Answer;
}
