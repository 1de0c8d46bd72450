import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imitateTouchScreen } from '../testing/imitate-touch-screen.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** A browser decodes the pictures; here every file of a type that is accepted is one. */
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async ({ type }: Blob) => {
    if (type === 'image/heic') throw new Error('This browser does not decode HEIC.');
    return { width: 10, height: 10, close: () => {} };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const PNG_HEAD = Uint8Array.from('\x89PNG\r\n\x1a\n', (sign) => sign.charCodeAt(0));
const file = (name: string, type: string) =>
  new File([type === 'image/png' ? PNG_HEAD : 'sample'], name, { type });
const heic = () => new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_1.HEIC');
/** Chooses any files, as by dragging them. */
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Choose files'), files);
const show = (room: number) =>
  renderAdmin(<UploadDialog folder="products" room={room} onUploaded={() => {}} onClose={() => {}} />);

it('lists the chosen files, and says what to do with those that it refuses', async () => {
  show(3);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload pictures' }).disabled).toBe(true);
  await choose(file('bag.png', 'image/png'), heic(), file('words.txt', 'text/plain'));
  expect(await screen.findByText('Ready to upload')).toBeDefined();
  expect(screen.getByText(/upload it in Safari, or export it as JPEG/)).toBeDefined();
  expect(screen.getByText('Only JPEG, PNG, WebP and AVIF pictures can be uploaded.')).toBeDefined();
  expect(screen.getByText('Upload 1 picture')).toBeDefined();
});

it('takes no more files than there is room for, until one is removed', async () => {
  show(2);
  await choose(file('a.png', 'image/png'), file('b.png', 'image/png'), file('c.png', 'image/png'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(2));
  expect(screen.getByText('There is no room for more. Remove another picture first.')).toBeDefined();
  await userEvent.click(screen.getByText('Remove: a.png'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(1));
  await choose(file('d.png', 'image/png'));
  await waitFor(() => expect(screen.getAllByText('Ready to upload')).toHaveLength(2));
});

it('speaks of taking or choosing a photo on a touch screen, and of dragging elsewhere', () => {
  show(3);
  expect(screen.getByText(/^Drag pictures here/)).toBeDefined();
  cleanup();
  imitateTouchScreen();
  show(3);
  expect(screen.getByText('Take a photo, or choose pictures from your library')).toBeDefined();
  expect(screen.getByLabelText('Take or choose a photo')).toBeDefined();
  expect(screen.queryByText(/Drag|paste|Choose files/)).toBeNull();
});
