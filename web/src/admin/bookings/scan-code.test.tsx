import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { ScanCode } from './scan-code.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['is refused', () => Promise.reject(new DOMException('', 'NotAllowedError')), /^The camera cannot be used/],
  ['is missing', () => Promise.reject(new DOMException('', 'NotFoundError')), /^No camera was found/],
  [
    'is in use',
    () => Promise.reject(new DOMException('', 'NotReadableError')),
    /^The camera could not be started/,
  ],
])('says what to do when the camera %s', async (_, getUserMedia, text) => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  renderAdmin(<ScanCode onRead={() => {}} onClose={() => {}} />);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says what to do in a browser that lets no page use a camera', async () => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined });
  renderAdmin(<ScanCode onRead={() => {}} onClose={() => {}} />);
  expect(await screen.findByText(/^No camera was found/)).toBeTruthy();
});
