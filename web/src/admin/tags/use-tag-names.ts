import { localized } from '@app/domain/shared/localized.ts';
import type { TagLabel } from '@app/domain/tag/tag-label-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { isDocumentId } from '../lists/document-id.ts';
import { useLiveDocumentsById } from '../live/live-documents.ts';

/**
 * Returns a function that returns what the owner calls each of these tags in the dashboard's language, or the tag where it has no
 * label. Cards with the same tag share its listener, so a list reads each label once.
 */
export function useTagNames(tags: readonly string[]): (tag: string) => string {
  const { language } = useLanguage();
  const labels = useLiveDocumentsById<TagLabel>('tagLabels', tags.filter(isDocumentId));
  return (tag) => {
    const own = labels.state === 'ready' ? labels.value.find(({ id }) => id === tag) : undefined;
    return (own && localized(own, 'label', language)) || tag;
  };
}
