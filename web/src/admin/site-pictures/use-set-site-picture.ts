import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { setSitePicture } from '@app/domain/api/site-pictures.ts';
import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import type { FormPicture } from '../form/values.ts';
import { inSession } from '../session/in-session.ts';
import { useAdminToast } from '../use-admin-toast.ts';

/** Stores the photograph of a place, or removes it. */
export function useSetSitePicture(place: SitePicturePlace, onSaved: () => void) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  return useMutation({
    mutationFn: (picture: FormPicture | null) => {
      const body = picture
        ? {
            image: picture.path,
            imageAlt: picture.alt.trim(),
            imageAltKr: picture.altKr.trim(),
            imageFocus: picture.focus,
            imageCredit: picture.credit.trim(),
          }
        : { image: '' };
      return inSession(() =>
        call<typeof setSitePicture>('PUT', `/api/admin/site-pictures/${place}`, { body }),
      );
    },
    onSuccess: () => {
      rememberOwnChange();
      toast.succeeded(t('sitePictures.saved'));
      onSaved();
    },
    onError: (error) => toast.failed(t('sitePictures.failed'), error),
  });
}
