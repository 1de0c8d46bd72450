import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import styles from './upload-dialog.module.css';
import type { UploadItem } from './use-uploads.ts';

const MEGABYTE = 1024 * 1024;

interface UploadRowProps {
  item: UploadItem;
  folder: PictureFolder;
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen file with its progress or error. */
export function UploadRow({ item: { file, preview, status }, folder, onRetry, onRemove }: UploadRowProps) {
  const { t } = useTranslation('admin');
  const isOnItsWay = status.state === 'sending' || status.state === 'paused';
  const isWrong = status.state === 'refused' || status.state === 'failed';
  const removing = t(isOnItsWay ? 'uploads.cancel' : 'uploads.remove');
  const sentence = isWrong
    ? t(`uploads.refused.${status.reason}`, {
        size: (file.size / MEGABYTE).toFixed(1),
        megabytes: UPLOAD_MAX_BYTES[folder] / MEGABYTE,
      })
    : t(`uploads.state.${status.state}`, { percent: isOnItsWay ? status.percent : 0 });
  return (
    <li className={styles.row}>
      <img className={styles.preview} src={preview} alt="" />
      <div className={styles.about}>
        <strong>{file.name}</strong>
        <p className={isWrong ? styles.wrong : undefined} role={isWrong ? 'alert' : undefined}>
          {sentence}
        </p>
        {isOnItsWay && (
          <progress
            value={status.percent}
            max={100}
            aria-label={t('uploads.progress', { file: file.name })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        {status.state === 'failed' && (
          <Button
            size="small"
            aria-label={t('uploads.nameOfAction', { action: t('uploads.retry'), file: file.name })}
            onClick={onRetry}
          >
            {t('uploads.retry')}
          </Button>
        )}
        {status.state !== 'done' && (
          <Button
            size="small"
            aria-label={t('uploads.nameOfAction', { action: removing, file: file.name })}
            onClick={onRemove}
          >
            {removing}
          </Button>
        )}
      </div>
    </li>
  );
}
