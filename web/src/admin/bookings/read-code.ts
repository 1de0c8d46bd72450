import { decodeQR } from 'qr/decode.js';

/** Wide enough for a code that fills a third of the picture. */
const WIDTH = 640;

/** Returns the text of the QR code in the current picture of a video, or undefined if there is none. */
export function readCode(video: HTMLVideoElement): string | undefined {
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
