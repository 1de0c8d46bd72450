import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepText } from '../form/kept-text.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { SITE_PICTURES, SitePicturesDialog } from './site-pictures-dialog.tsx';

beforeEach(() => localStorage.clear());

it('keeps an open form while the connection is lost', async () => {
  const server = serveLive('sitePictures', SITE_PICTURES);
  onTestFinished(server.stop);
  renderAdmin(<SitePicturesDialog onClose={() => {}} />);
  await server.answer([]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit the picture of “Home, coffee”' }));
  const upload = screen.getByRole('button', { name: 'Upload a photograph' });
  server.lose();
  expect(upload.isConnected).toBe(true);
});

it('opens the form of an unsaved description by itself after a reload, until that is discarded', async () => {
  const server = serveLive('sitePictures', SITE_PICTURES);
  onTestFinished(server.stop);
  const texts = { imageAlt: '', imageAltKr: '', imageFocus: '', imageCredit: '' };
  const picture = { id: 'home-coffee', image: 'content/sample.jpg', ...texts };
  await server.answer([picture]);
  const findDescription = () =>
    screen.findByLabelText<HTMLInputElement>('Description of picture 1 (English)');
  const reload = () => {
    cleanup();
    renderAdmin(<SitePicturesDialog onClose={() => {}} />);
  };
  reload();
  const edit = 'Edit the picture of “Home, coffee”';
  await userEvent.click(await screen.findByRole('button', { name: edit }));
  await userEvent.type(await findDescription(), 'A jar');
  reload();
  expect((await findDescription()).value).toBe('A jar');
  await userEvent.click(screen.getByText('Close'));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  reload();
  await userEvent.click(await screen.findByRole('button', { name: edit }));
  expect((await findDescription()).value).toBe('');
});

it('says at the photograph that its file no longer exists, until another one is chosen', async () => {
  const server = serveLive('sitePictures', SITE_PICTURES);
  onTestFinished(server.stop);
  const errors = [{ field: 'image', message: 'There is no such picture' }];
  const headers = { 'Content-Type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'validation_failed', errors }, { status: 400, headers }),
  );
  const picture = { path: 'site/removed.webp', alt: '', altKr: '', focus: '', credit: '' };
  keepText(
    'site-pictures',
    'home-coffee',
    JSON.stringify({ values: { picture }, stored: { picture: null } }),
  );
  renderAdmin(<SitePicturesDialog onClose={() => {}} />);
  await server.answer([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText(/^The photograph was deleted/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await waitFor(() => expect(screen.queryByText(/^The photograph was deleted/)).toBeNull());
});
