import { queryOptions } from '@tanstack/react-query';
import { localized } from '@app/domain/shared/localized.ts';
import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import type { SitePicture } from '@app/domain/site-picture/site-picture-schema.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useDisplayedQuery } from '../../i18n/use-displayed-query.ts';
import { findDocuments } from '../../lib/documents.ts';

/** The query for the photographs that stand in place of illustrations. There are at most as many as places. */
export const sitePicturesQuery = queryOptions({
  queryKey: ['sitePictures'],
  queryFn: () => findDocuments<SitePicture>('sitePictures'),
});

/** Returns the photograph of a place as properties of `Picture`; undefined where the illustration stands. */
export function useSitePicture(place: SitePicturePlace | undefined) {
  const { language } = useLanguage();
  const { data } = useDisplayedQuery(sitePicturesQuery);
  const picture = data?.find(({ id }) => id === place);
  return (
    picture && {
      path: picture.image,
      alt: localized(picture, 'imageAlt', language),
      focus: picture.imageFocus,
      credit: picture.imageCredit,
    }
  );
}
