import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@app/domain/api/objects.ts';
import type { PictureFolder } from '@app/domain/shared/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { useAdminToast } from '../use-admin-toast.ts';
import styles from './upload-dialog.module.css';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

const MEGABYTE = 1024 * 1024;

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
  const inputRef = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { items, add, send, sendAll, remove } = useUploads({
    folder,
    room,
    onUploaded: (path) => {
      onUploaded(path);
      toast.succeeded(t('uploads.uploaded'));
    },
  });

  const ready = items.filter(({ status }) => status.state === 'ready').length;
  const isBusy = items.some(({ status }) => status.state === 'sending' || status.state === 'paused');
  const isFinished = items.length > 0 && items.every(({ status }) => status.state === 'done');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFinished) close();
  }, [isFinished]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };

  return (
    <SmallDialog
      title={t('uploads.add')}
      open
      onClose={onClose}
      className={styles.dialog}
      onPaste={paste}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={classNames(styles.zone, isOver && styles.over)}>
        <p>{t('uploads.drop')}</p>
        <Button onClick={() => inputRef.current?.click()}>{t('uploads.choose')}</Button>
        <p className={styles.limits}>
          {t('uploads.limits', { megabytes: UPLOAD_MAX_BYTES[folder] / MEGABYTE, count: room })}
        </p>
        <input
          ref={inputRef}
          className={styles.input}
          type="file"
          tabIndex={-1}
          aria-label={t('uploads.choose')}
          accept={Object.keys(UPLOAD_TYPES).join()}
          multiple={room > 1}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      {items.length > 0 && (
        <ul className={styles.rows}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              folder={folder}
              onRetry={() => void send(item)}
              onRemove={() => remove(item.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('uploads.close')}</Button>
        <Button type="primary" disabled={ready === 0} loading={isBusy} onClick={sendAll}>
          {t('uploads.start', { count: ready })}
        </Button>
      </div>
    </SmallDialog>
  );
}
