import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderAdmin } from '../testing/render-admin.tsx';
import { serveLive } from '../testing/serve-live.ts';
import { DataRequests, OPEN_REQUESTS } from './data-requests.tsx';

it('says when the open requests to delete data cannot be read, and is empty without any', async () => {
  const server = serveLive('dataRequests', OPEN_REQUESTS);
  onTestFinished(server.stop);
  renderAdmin(<DataRequests />);
  server.lose();
  expect(screen.getByRole('alert').textContent).toContain('Waiting for the server');
  await server.answer([]);
  expect(screen.queryByRole('region')).toBeNull();
});
