import { Button, Form } from 'antd';
import { AdminForm } from '../form/admin-form.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import type { SitePicturePlace } from '@app/domain/site-picture/site-picture.ts';
import type { SitePicture } from '@app/domain/site-picture/site-picture-schema.ts';
import { ApiError } from '../../lib/api-error.ts';
import { PictureItem } from '../editing/fields/picture-item.tsx';
import { useKeptValues } from '../form/kept-text.ts';
import { NO_DETAILS, type FormPicture } from '../form/values.ts';
import { LoadBoundary } from '../load-boundary.tsx';
import { LazyUploadDialog } from '../uploads/lazy-upload-dialog.ts';
import type { setSitePicture } from '@app/domain/api/site-pictures.ts';
import { call } from '../../lib/api-client.ts';
import { rememberOwnChange } from '../../lib/own-changes.ts';
import { useCommand } from '../commands/use-command.tsx';
import styles from './site-pictures.module.css';

/** Stores the photograph of a place, or removes it. */
function useSetSitePicture(place: SitePicturePlace, forget: () => void, onSaved: () => void) {
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

interface Values {
  picture: FormPicture | null;
}

interface SitePictureFormProps {
  place: SitePicturePlace;
  stored: SitePicture | undefined;
  onSaved: () => void;
}

function toForm(stored: SitePicture | undefined): FormPicture | null {
  if (!stored) return null;
  const { image, imageAlt, imageAltKr, imageFocus, imageCredit } = stored;
  return { path: image, alt: imageAlt, altKr: imageAltKr, focus: imageFocus, credit: imageCredit };
}

/**
 * The photograph of a place with its details; without one, the place shows its illustration. What is changed is kept in this browser until it
 * is saved.
 */
export function SitePictureForm({ place, stored, onSaved }: SitePictureFormProps) {
  const { t } = useTranslation('admin');
  const kept = useKeptValues<Values>('site-pictures', place, { picture: toForm(stored) });
  const { start, isBusy, error, input } = useSetSitePicture(place, kept.forget, onSaved);
  const [form] = Form.useForm<Values>();
  // Undefined at first, and null without a photograph.
  const picture = Form.useWatch('picture', form);
  const isChanged = picture !== undefined && !isDeepEqual(picture, toForm(stored));
  const isFileMissing =
    error instanceof ApiError &&
    error.problem?.errors.some(({ field }) => field === 'image') &&
    picture?.path === input?.path;
  return (
    <AdminForm<Values>
      layout="horizontal"
      form={form}
      className={styles.form ?? ''}
      initialValues={kept.initial}
      onValuesChange={(_, values) => kept.keep(values)}
      onFinish={(values) => start(values.picture)}
    >
      <Form.Item
        name="picture"
        {...(isFileMissing && { validateStatus: 'error', help: t('sitePictures.missing') })}
      >
        <PictureControl />
      </Form.Item>
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isBusy}>
          {t('sitePictures.save')}
        </Button>
      </div>
    </AdminForm>
  );
}

interface PictureControlProps {
  value?: FormPicture | null;
  onChange?: (picture: FormPicture | null) => void;
}

/** Uploads, describes and removes a photograph. */
function PictureControl({ value: picture = null, onChange: change }: PictureControlProps) {
  const { t } = useTranslation('admin');
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      {picture && (
        <ol>
          <PictureItem
            name="picture"
            picture={picture}
            index={0}
            count={1}
            onChange={(changes) => change?.({ ...picture, ...changes })}
            onRemove={() => change?.(null)}
          />
        </ol>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => setUploading(true)}>
          {t(picture ? 'sitePictures.change' : 'sitePictures.add')}
        </Button>
      </div>
      <LoadBoundary>
        {isUploading && (
          <LazyUploadDialog
            folder="site"
            room={1}
            onUploaded={(path) => change?.({ path, ...NO_DETAILS })}
            onClose={() => setUploading(false)}
          />
        )}
      </LoadBoundary>
    </>
  );
}
