import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { MEGABYTE } from './megabyte.ts';
import styles from './upload-dialog.module.css';
import type { UploadItem } from './use-uploads.ts';

interface UploadNoteProps {
  item: UploadItem;
  folder: PictureFolder;
  onRetry: () => void;
}

/** The state of a chosen file in words, or why it is refused or failed and what to do. */
export function UploadNote({ item: { file, status }, folder, onRetry }: UploadNoteProps) {
  const { t } = useTranslation('admin');
  if (status.state === 'refused' || status.state === 'failed')
    return (
      <div className={styles.note}>
        <p className={styles.wrong} role="alert">
          {t(`uploads.refused.${status.reason}`, {
            size: (file.size / MEGABYTE).toFixed(1),
            megabytes: UPLOAD_MAX_BYTES[folder] / MEGABYTE,
          })}
        </p>
        {status.state === 'failed' && (
          <Button
            size="small"
            aria-label={t('uploads.nameOfAction', { action: t('uploads.retry'), file: file.name })}
            onClick={onRetry}
          >
            {t('uploads.retry')}
          </Button>
        )}
      </div>
    );
  const percent = 'percent' in status ? status.percent : 0;
  return <p className={styles.note}>{t(`uploads.state.${status.state}`, { percent })}</p>;
}
