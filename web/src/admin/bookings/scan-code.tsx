import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SmallDialog } from '../dialogs/small-dialog.tsx';
import { decodeQR } from 'qr/decode.js';
import styles from './check-in.module.css';

/** Wide enough for a code that fills a third of the picture. */
const WIDTH = 640;

/** Returns the text of the QR code in the current picture of a video, or undefined if there is none. */
function readCode(video: HTMLVideoElement): string | undefined {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // Most pictures show no code, or a blurred one.
    return undefined;
  }
}

/** The time between two looks at the picture. */
const PERIOD_MS = 200;

/** What to tell the admin, by the name of the browser's error. */
const FAILURES: Readonly<Record<string, 'cameraRefused' | 'cameraMissing' | 'cameraFailed'>> = {
  NotAllowedError: 'cameraRefused',
  NotFoundError: 'cameraMissing',
};

type Failure = (typeof FAILURES)[string];

interface CameraProps {
  onRead: (text: string) => void;
  onFailure: (failure: Failure) => void;
}

/** What the camera sees, from which it reads codes. */
function Camera({ onRead, onFailure }: CameraProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const read = useEffectEvent(onRead);
  const fail = useEffectEvent(onFailure);

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
        if (!opened) fail('cameraMissing');
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
      fail((error instanceof DOMException && FAILURES[error.name]) || 'cameraFailed');
    });
    return () => {
      isOpen = false;
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);

  return <video ref={videoRef} className={styles.camera} muted playsInline />;
}

interface ScanCodeProps {
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Reads a guest's entry code with the camera of this device. */
export function ScanCode({ onRead, onClose }: ScanCodeProps) {
  const { t } = useTranslation('adminCheckIn');
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <SmallDialog
      title={t('scan')}
      open
      onClose={onClose}
      dismissible
      footer={<Button onClick={onClose}>{t('scanClose')}</Button>}
    >
      {failure ? (
        <Alert type="warning" showIcon title={t(failure)} />
      ) : (
        <>
          <p>{t('scanHint')}</p>
          <Camera onRead={onRead} onFailure={setFailure} />
        </>
      )}
    </SmallDialog>
  );
}
