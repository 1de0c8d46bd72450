import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SITE_PICTURE_PLACES, type SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import type { SitePicture } from '@app/domain/site-picture/site-picture-schema.ts';
import { Picture } from '../../ui/picture.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { findText, forgetText } from '../form/kept-text.ts';
import { useDiscardQuestion } from '../leaving/use-discard-question.tsx';
import { useLiveDocuments } from '../live/live-documents.ts';
import { LiveStatus } from '../live/live-status.tsx';
import { useKeepPreviousData } from '../live/use-keep-previous-data.ts';
import styles from './site-pictures.module.css';
import { SitePictureForm } from './site-picture-form.tsx';

export const SITE_PICTURES = { limit: SITE_PICTURE_PLACES.length } as const;

const isTyped = (place: SitePicturePlace) => findText('site-pictures', place) !== null;

/**
 * The places of the site that show an illustration, and the photographs that the owner has given them. A form with unsaved changes opens by
 * itself.
 */
export function SitePicturesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  // An open form stays while the connection is lost.
  const live = useKeepPreviousData(useLiveDocuments<SitePicture>('sitePictures', SITE_PICTURES));
  const [edited, setEdited] = useState(() => SITE_PICTURE_PLACES.find(isTyped) ?? null);
  const { leave, question } = useDiscardQuestion(() => edited !== null && isTyped(edited));
  const leaveForm = (go: () => void) =>
    leave(() => {
      if (edited) forgetText('site-pictures', edited);
      go();
    });
  return (
    <SmallDialog
      title={t('sitePictures.title')}
      open
      onClose={() => leaveForm(onClose)}
      width={52}
      footer={<Button onClick={() => leaveForm(onClose)}>{t('editing.close')}</Button>}
    >
      <p className={styles.hint}>{t('sitePictures.hint')}</p>
      {live.state === 'ready' ? (
        <ul className={styles.places}>
          {SITE_PICTURE_PLACES.map((place) => {
            const picture = live.value.find(({ id }) => id === place);
            const name = t(`sitePictures.places.${place}`);
            return (
              <li key={place} className={styles.place}>
                <div className={styles.head}>
                  {picture && (
                    <span className={styles.thumbnail}>
                      <Picture
                        path={picture.image}
                        alt=""
                        focus={picture.imageFocus}
                        ratio="1/1"
                        sizes="4rem"
                        upTo={320}
                      />
                    </span>
                  )}
                  <div className={styles.name}>
                    <strong>{name}</strong>
                    {!picture && <p className={styles.hint}>{t('sitePictures.illustration')}</p>}
                  </div>
                  <Button
                    aria-expanded={edited === place}
                    aria-label={t('sitePictures.edit', { place: name })}
                    onClick={() => leaveForm(() => setEdited(edited === place ? null : place))}
                  >
                    {t('editing.edit')}
                  </Button>
                </div>
                {edited === place && (
                  <SitePictureForm place={place} stored={picture} onSaved={() => setEdited(null)} />
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <LiveStatus live={live} loading={t('sitePictures.loading')} />
      )}
      {question}
    </SmallDialog>
  );
}
