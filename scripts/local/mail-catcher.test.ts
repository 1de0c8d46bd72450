import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

let folder: string;
let catcher: MailCatcher;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  catcher = await startMailCatcher({ port: await freePort(), folder });
});
afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true });
});

async function send(to: string, subject: string): Promise<void> {
  const transport = createTransport({ url: catcher.url });
  await transport.sendMail({ from: 'brand@example.com', to, subject, text: '안녕하세요.' });
  transport.close();
}

it('stores every mail as a file in .eml format', async () => {
  await send('first@example.com', '첫째');
  await send('second@example.com', '둘째');
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual(['0001 first@example.com.eml', '0002 second@example.com.eml']);
  const mail = await PostalMime.parse(readFileSync(join(folder, files[1]!)));
  expect({ subject: mail.subject, text: mail.text?.trim() }).toEqual({
    subject: '둘째',
    text: '안녕하세요.',
  });
});

it('does not let a recipient address determine the path of its file', async () => {
  await send('a/b@example.com', 'x');
  expect(readdirSync(folder)).toHaveLength(1);
});

it('deletes the mails of the previous run', async () => {
  await send('first@example.com', 'x');
  await catcher.stop();
  catcher = await startMailCatcher({ port: await freePort(), folder });
  expect(readdirSync(folder)).toEqual([]);
});

it('survives a client that disconnects', async () => {
  const { port } = new URL(catcher.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.resetAndDestroy());
    socket.once('close', () => resolve());
  });
  await send('first@example.com', 'x');
  expect(readdirSync(folder)).toHaveLength(1);
});
