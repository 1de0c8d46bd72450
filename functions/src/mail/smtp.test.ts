import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mail } from '@app/domain/mail/mail-schema.ts';
import { type Reaction, startMailServer } from '../../testing/mail-server.ts';
import { smtpSender } from './smtp.ts';

const MAIL: Mail = {
  id: 'sample',
  to: 'dam@example.com',
  language: 'kr',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  message: { subject: '안녕하세요', text: 'A sample.', html: '<p>A sample.</p>' },
};

describe('sent mail', () => {
  it('is marked as auto-generated and keeps its other headers', async () => {
    const server = await startMailServer();
    const headers = { 'List-Unsubscribe': '<https://www.example.com/>' };
    expect(await smtpSender(server.url)({ ...MAIL, headers })).toEqual({ result: 'sent' });
    expect(server.taken[0]!.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        expect.objectContaining({ key: 'list-unsubscribe', value: '<https://www.example.com/>' }),
      ]),
    );
  });
});

/** Starts a server that greets and answers the given commands; it answers anything else, such as a TLS handshake, with an invalid line. */
async function rawServer(answers: Record<string, string>) {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 sample\r\n');
    socket.on('data', (data) => {
      const command = /^[A-Z]+/.exec(data.toString('latin1'))?.[0];
      if (command) commands.push(command);
      const answer = command ? answers[command] : 'nonsense';
      if (answer) socket.write(`${answer}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, commands };
}

const DEFERRED = { result: 'deferred', unavailable: false };
const UNAVAILABLE = { result: 'deferred', unavailable: true };

describe('mail that the server does not accept', () => {
  it.each<[Reaction, object]>([
    ['421 at greeting', { ...UNAVAILABLE, code: 421 }],
    ['554 at greeting', { ...UNAVAILABLE, code: 554 }],
    ['450 at RCPT', { ...DEFERRED, code: 450 }],
    ['451 after DATA', { ...DEFERRED, code: 451 }],
    ['550 at RCPT', { result: 'refused', code: 550 }],
    ['550 after DATA', { result: 'refused', code: 550 }],
    ['drop before DATA', UNAVAILABLE],
    ['drop after DATA', { result: 'unknown' }],
    ['take and drop', { result: 'unknown' }],
  ])('after "%s" has the outcome %o', async (reaction, outcome) => {
    const server = await startMailServer([reaction]);
    expect(await smtpSender(server.url)(MAIL)).toEqual({ ...outcome, error: expect.any(String) });
  });

  it('is deferred when the connection is refused', async () => {
    const server = await startMailServer();
    await server.stop();
    expect(await smtpSender(server.url)(MAIL)).toEqual({
      ...UNAVAILABLE,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('is deferred when the server announces TLS and the handshake fails', async () => {
    const { port, commands } = await rawServer({
      EHLO: '250-sample\r\n250 STARTTLS',
      STARTTLS: '220 Go ahead',
    });
    expect(await smtpSender(`smtp://127.0.0.1:${port}`)(MAIL)).toMatchObject(UNAVAILABLE);
    expect(commands).toEqual(['EHLO', 'STARTTLS']);
  });

  it('is deferred when the server accepts a connection and never answers', async () => {
    const { port } = await rawServer({});
    const send = smtpSender(`smtp://127.0.0.1:${port}`, { socketTimeout: 50 });
    expect(await send(MAIL)).toMatchObject(UNAVAILABLE);
  });

  it('is refused when its address is not valid in an SMTP envelope', async () => {
    const server = await startMailServer();
    const outcome = await smtpSender(server.url)({
      ...MAIL,
      to: 'dam@example.com\r\nRCPT TO:<x@example.com>',
    });
    expect(outcome).toMatchObject({ result: 'refused' });
    expect(server.taken).toEqual([]);
  });
});
