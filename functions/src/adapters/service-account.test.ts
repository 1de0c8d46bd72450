import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serviceAccountEmail } from './service-account.ts';

const EMAIL = '1-compute@developer.gserviceaccount.com';

async function metadataServer(listener: RequestListener) {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return serviceAccountEmail(`127.0.0.1:${(server.address() as AddressInfo).port}`);
}

it('returns the email address of the default service account, and queries the metadata server once', async () => {
  const requests: unknown[] = [];
  const email = await metadataServer(({ url, headers }, response) => {
    requests.push([url, headers['metadata-flavor']]);
    response.end(`${EMAIL}\n`);
  });
  expect([await email(), await email()]).toEqual([EMAIL, EMAIL]);
  expect(requests).toEqual([['/computeMetadata/v1/instance/service-accounts/default/email', 'Google']]);
});

it.each<[string, RequestListener]>([
  ['a server error', (_, response) => void response.writeHead(503).end('admin@example.com')],
  ['an unrelated HTML page', (_, response) => void response.end('<html>Welcome</html>')],
  ['no response', (request) => void request.socket.destroy()],
])('throws after %s, and queries again at the next call', async (_, failure) => {
  let isRecovered = false;
  const email = await metadataServer((request, response) =>
    isRecovered ? response.end(EMAIL) : failure(request, response as never),
  );
  await expect(email()).rejects.toThrow(/fetch failed|No service account/);
  isRecovered = true;
  expect(await email()).toBe(EMAIL);
});
