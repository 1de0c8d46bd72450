import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { readCode } from './read-code.ts';
import styles from './check-in.module.css';

/** The time between two looks at the picture. */
const PERIOD_MS = 200;

/** What to tell the admin, by the name of the browser's error. */
const FAILURES: Readonly<Record<string, 'cameraRefused' | 'cameraMissing' | 'cameraFailed'>> = {
  NotAllowedError: 'cameraRefused',
  NotFoundError: 'cameraMissing',
};

interface ScanCodeProps {
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Reads a guest's entry code with the camera of this device. */
export function ScanCode({ onRead, onClose }: ScanCodeProps) {
  const { t } = useTranslation('adminCheckIn');
  const videoRef = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<(typeof FAILURES)[string] | null>(null);
  const read = useEffectEvent((text: string) => onRead(text));

  useEffect(() => {
    let isOpen = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    async function start() {
      // Browsers have no `mediaDevices` on pages without HTTPS.
      const opened = await navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'environment' } });
      const video = videoRef.current;
      if (!isOpen || !opened || !video) {
        for (const track of opened?.getTracks() ?? []) track.stop();
        if (!opened) setFailure('cameraMissing');
        return;
      }
      stream = opened;
      video.srcObject = opened;
      await video.play();
      if (!isOpen) return;
      timer = setInterval(() => {
        const text = readCode(video);
        if (text) read(text);
      }, PERIOD_MS);
    }
    start().catch((error: unknown) => {
      if (!isOpen) return;
      setFailure((error instanceof DOMException && FAILURES[error.name]) || 'cameraFailed');
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  return (
    <SmallDialog title={t('scan')} open onClose={onClose} dismissible>
      {failure ? (
        <Alert type="warning" showIcon title={t(failure)} />
      ) : (
        <>
          <p>{t('scanHint')}</p>
          <video ref={videoRef} className={styles.camera} muted playsInline />
        </>
      )}
      <Button onClick={onClose}>{t('scanClose')}</Button>
    </SmallDialog>
  );
}
