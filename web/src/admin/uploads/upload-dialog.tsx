import { Button, Upload, type UploadFile } from 'antd';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES } from '@app/domain/api/objects.ts';
import { UPLOAD_TYPES } from '@app/domain/shared/picture-format.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { isTouchScreen } from '../is-touch-screen.ts';
import { useAdminToast } from '../use-admin-toast.ts';
import { useUploads, type UploadItem } from './use-uploads.ts';
import styles from './upload-dialog.module.css';

const MEGABYTE = 1024 * 1024;

interface UploadNoteProps {
  item: UploadItem;
  folder: PictureFolder;
  onRetry: () => void;
}

/** The state of a chosen file in words, or why it is refused or failed and what to do. */
function UploadNote({ item: { file, status }, folder, onRetry }: UploadNoteProps) {
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

interface UploadDialogProps {
  folder: PictureFolder;
  /** Number of pictures that can be added. */
  room: number;
  onUploaded: (path: string) => void;
  onClose: () => void;
}

/** Drop, choose or paste pictures, check them, and upload them. */
export function UploadDialog({ folder, room, onUploaded, onClose }: UploadDialogProps) {
  const { t } = useTranslation('admin');
  const toast = useAdminToast();
  const { items, add, send, sendAll, remove } = useUploads({
    folder,
    room,
    onUploaded: (path) => {
      onUploaded(path);
      toast.succeeded(t('uploads.uploaded'));
    },
  });

  const choose = t(isTouchScreen() ? 'uploads.takeOrChoose' : 'uploads.choose');
  const ready = items.filter(({ status }) => status.state === 'ready').length;
  const isBusy = items.some(isOnItsWay);
  const isFinished = items.length > 0 && items.every(({ status }) => status.state === 'done');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFinished) close();
  }, [isFinished]);

  const listed = (item: UploadItem): UploadFile => ({
    uid: item.id,
    name: item.file.name,
    // What is refused may be no picture.
    ...(item.status.state !== 'refused' && { thumbUrl: item.preview }),
    ...statusOf(item),
    'aria-label': t('uploads.progress', { file: item.file.name }),
  });
  const removal = ({ name, status }: UploadFile) => (
    <span>
      <span aria-hidden="true">×</span>
      <VisuallyHidden>
        {t('uploads.nameOfAction', {
          action: t(status === 'uploading' ? 'uploads.cancel' : 'uploads.remove'),
          file: name,
        })}
      </VisuallyHidden>
    </span>
  );
  const withNote = (row: ReactElement, uid: string) => {
    const item = items.find(({ id }) => id === uid);
    return (
      <>
        {row}
        {item && <UploadNote item={item} folder={folder} onRetry={() => void send(item)} />}
      </>
    );
  };
  return (
    <SmallDialog
      title={t('uploads.add')}
      open
      onClose={onClose}
      width={38}
      footer={
        <>
          <Button onClick={onClose}>{t('uploads.close')}</Button>
          <Button type="primary" disabled={ready === 0} loading={isBusy} onClick={sendAll}>
            {ready > 0 ? t('uploads.start', { count: ready }) : t('uploads.add')}
          </Button>
        </>
      }
    >
      {/* A block, because antd's area is as high as a cell of the grid otherwise. */}
      <div>
        <Upload.Dragger
          aria-label={choose}
          // Files of other types are listed with the reason why they are refused.
          accept={{ format: Object.keys(UPLOAD_TYPES).join(), filter: 'native' }}
          multiple={room > 1}
          pastable
          hasControlInside
          listType="picture"
          fileList={items.map(listed)}
          beforeUpload={(file, files) => {
            if (file === files[0]) add(files);
            // Uploaded by the button below, once all have been checked.
            return false;
          }}
          onRemove={({ uid }) => {
            remove(uid);
            return false;
          }}
          showUploadList={{
            showRemoveIcon: ({ status }) => status !== 'done',
            removeIcon: removal,
          }}
          locale={{ removeFile: '' }}
          itemRender={(row, { uid }) => withNote(row, uid)}
        >
          <div className={styles.zone}>
            <p>{t(isTouchScreen() ? 'uploads.touch' : 'uploads.drop')}</p>
            <Button>{choose}</Button>
            <p className={styles.limits}>
              {t('uploads.limits', { megabytes: UPLOAD_MAX_BYTES[folder] / MEGABYTE, count: room })}
            </p>
          </div>
        </Upload.Dragger>
      </div>
    </SmallDialog>
  );
}

const ON_THEIR_WAY: readonly UploadItem['status']['state'][] = ['sending', 'paused', 'verifying'];
const isOnItsWay = ({ status }: UploadItem) => ON_THEIR_WAY.includes(status.state);

/** Returns the state of a file as antd's list knows it; what waits has none there. */
function statusOf({ status }: UploadItem): Pick<UploadFile, 'status' | 'percent'> {
  switch (status.state) {
    case 'sending':
    case 'paused':
      return { status: 'uploading', percent: status.percent };
    case 'verifying':
      return { status: 'uploading', percent: 100 };
    case 'refused':
    case 'failed':
      return { status: 'error' };
    case 'done':
      return { status: 'done' };
    case 'checking':
    case 'ready':
      return {};
  }
}
