import { useQuery } from '@tanstack/react-query';
import { localized } from '@app/domain/shared/localized.ts';
import type { TagLabel } from '@app/domain/tag/tag-label-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { readAll } from '../lists/read-all.ts';
import { auth } from '../session/firebase-auth.ts';
import { TAGS_KEY } from './use-tags.ts';

/** Begins with that of the tags, so that the labels are read again after a merge. */
export const TAG_LABELS_KEY = [...TAGS_KEY, 'labels'];

/**
 * Returns a function that returns what the owner calls a tag in the dashboard's language, or the tag where it has no label. The
 * labels are read once, not listened to, because every tab would read them again.
 */
export function useTagName(): (tag: string) => string {
  const { language } = useLanguage();
  const { data: labels } = useQuery({
    queryKey: TAG_LABELS_KEY,
    queryFn: () => readAll<TagLabel>('tagLabels', {}),
    // As the lists themselves, nothing is read before the admin is signed in.
    enabled: auth.currentUser !== null,
  });
  return (tag) => {
    const own = labels?.find(({ id }) => id === tag);
    return (own && localized(own, 'label', language)) || tag;
  };
}
