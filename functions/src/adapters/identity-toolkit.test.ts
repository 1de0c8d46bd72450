import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseEnvironment } from '../env.ts';
import { identityToolkit } from './identity-toolkit.ts';

describe('identityToolkit', () => {
  const servers: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
  });
  async function signInAt(listener: RequestListener) {
    const server = createServer(listener);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = parseEnvironment({ FIREBASE_AUTH_EMULATOR_HOST: host });
    return identityToolkit(config).signInWithPassword('admin@example.com', 'sample-password');
  }

  it.each<[string, RequestListener]>([
    ['fails', (_, response) => void response.writeHead(502).end('<html>Bad gateway</html>')],
    [
      'is overloaded',
      (_, response) => void response.writeHead(503).end('{"error":{"message":"UNAVAILABLE"}}'),
    ],
    ['closes the connection', (request) => void request.socket.destroy()],
    ['sends an incomplete response', (_, response) => void response.writeHead(200).end('{"idT')],
  ])('throws try_again when the server %s', async (_, listener) => {
    await expect(signInAt(listener)).rejects.toMatchObject({ code: 'try_again' });
  });

  it.each([
    [
      'account_locked',
      'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
    ],
    ['try_again', 'QUOTA_EXCEEDED : Exceeded quota for verifying passwords.'],
  ])('throws %s for the error message %s', async (code, message) => {
    const refused: RequestListener = (_, response) =>
      void response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }));
    await expect(signInAt(refused)).rejects.toMatchObject({ code });
  });

  it('refuses a wrong password', async () => {
    const refused: RequestListener = (_, response) =>
      void response.writeHead(400).end('{"error":{"message":"INVALID_LOGIN_CREDENTIALS"}}');
    expect(await signInAt(refused)).toBeNull();
  });
});
