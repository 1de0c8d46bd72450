import { useTranslation } from 'react-i18next';
import type { setSitePicture } from '@app/domain/api/site-pictures.ts';
import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import type { FormPicture } from '../form/values.ts';
import { useCommand } from '../commands/use-command.tsx';

/** Stores the photograph of a place, or removes it. */
export function useSetSitePicture(place: SitePicturePlace, forget: () => void, onSaved: () => void) {
  const { t } = useTranslation('admin');
  return useCommand({
    request: (picture: FormPicture | null) =>
      call<typeof setSitePicture>('PUT', `/api/admin/site-pictures/${place}`, {
        body: picture
          ? {
              image: picture.path,
              imageAlt: picture.alt.trim(),
              imageAltKr: picture.altKr.trim(),
              imageFocus: picture.focus,
              imageCredit: picture.credit.trim(),
            }
          : { image: '' },
      }),
    forget,
    done: t('sitePictures.saved'),
    failed: t('sitePictures.failed'),
    onDone: () => {
      rememberOwnChange();
      onSaved();
    },
  });
}
