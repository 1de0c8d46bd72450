import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { SITE_PICTURES, SitePicturesDialog } from './site-pictures-dialog.tsx';

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
