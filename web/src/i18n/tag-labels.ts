import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@app/domain/shared/language.ts';
import { labelOf } from '@app/domain/shared/label.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { TagLabel } from '@app/domain/tag/tag-label-schema.ts';
import { findDocuments } from '../lib/documents.ts';
import { useLanguage } from './language.tsx';
import { useDisplayedQuery } from './use-displayed-query.ts';

/** The query for what the owner calls tags. */
export const tagLabelsQuery = queryOptions({
  queryKey: ['tagLabels'],
  queryFn: () => findDocuments<TagLabel>('tagLabels'),
});

/**
 * Returns a function that returns what the site calls a tag: the owner's label or, if there is none, the tag's translation, or the
 * tag with its first letter capitalized.
 * @param labels the owner's labels; absent if they could not be read
 */
export const tagLabelIn =
  (language: Language, labels: readonly TagLabel[] | undefined) =>
  (tag: string, translations: Readonly<Record<string, string>>): string => {
    const own = labels?.find(({ id }) => id === tag);
    return (own && localized(own, 'label', language)) || labelOf(tag, translations);
  };

export function useTagLabel() {
  const { language } = useLanguage();
  return tagLabelIn(language, useDisplayedQuery(tagLabelsQuery).data);
}
