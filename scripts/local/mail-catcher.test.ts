import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendRaw } from '../testing/hostile-requests.ts';
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts';

let folder: string;
let catcher: MailCatcher;
let logged: string[];

const start = async () =>
  startMailCatcher({ port: await freePort(), folder, log: (line) => logged.push(line) });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'));
  logged = [];
  catcher = await start();
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
  catcher = await start();
  expect(readdirSync(folder)).toEqual([]);
});

const HEAD = 'EHLO a\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\n';

it.each([
  ['a line of 1,000,000 characters', `HELO ${'a'.repeat(1_000_000)}\r\n`],
  ['a command that does not exist', 'DANCE\r\n'],
  ['commands in the wrong order', 'DATA\r\nRCPT TO:<a@example.com>\r\n'],
  ['an address of 10,000 characters', `EHLO a\r\nMAIL FROM:<${'a'.repeat(10_000)}@example.com>\r\n`],
  ['an address that is none', 'EHLO a\r\nMAIL FROM:<<>>\r\nRCPT TO:nobody\r\n'],
  ['bytes of no text', '\u0000\u00ff\u0080\r\n'],
  ['half a command', 'EHL'],
  ['half a mail', `${HEAD}DATA\r\nSubject: x\r\n\r\nhalf`],
  ['HTTP', 'GET / HTTP/1.1\r\n\r\n'],
])('keeps serving after %s', async (_, raw) => {
  await sendRaw(Number(new URL(catcher.url).port), raw);
  await send('after@example.com', 'x');
  expect(readdirSync(folder).filter((name) => name.includes('after@'))).toHaveLength(1);
});

it('refuses a mail of more than 30 MB and keeps serving', async () => {
  const transport = createTransport({ url: catcher.url });
  // A finished message, because encoding one of this size takes seconds.
  const raw = Buffer.alloc(31_500_000, `${'x'.repeat(70)}\r\n`);
  const sending = transport.sendMail({ envelope: { from: 'a@example.com', to: 'b@example.com' }, raw });
  await expect(sending).rejects.toThrow(/552/);
  transport.close();
  await send('after@example.com', 'x');
  expect(readdirSync(folder)).toEqual(['0001 after@example.com.eml']);
});

it('answers a mail that cannot be stored with an error and logs it', async () => {
  rmSync(folder, { recursive: true });
  await expect(send('first@example.com', 'x')).rejects.toThrow(/451/);
  expect(logged).toEqual([expect.stringMatching(/^Mail catcher: Error: ENOENT/)]);
  mkdirSync(folder);
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
