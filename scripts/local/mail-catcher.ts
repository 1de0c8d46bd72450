import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { localPath } from './paths.ts';
import { HOST } from './settings.ts';

export interface MailCatcher {
  /** Where the mails lie, oldest first: any mail program opens them. */
  folder: string;
  /** What a function needs to send mails here. */
  url: string;
  stop(): Promise<void>;
}

/** `0001 hello@example.com.eml`: sorted as they came, and safe on every file system. */
function fileName(count: number, recipients: readonly string[]): string {
  const recipient = (recipients[0] ?? 'nobody').replaceAll(/[^\w@.+-]/g, '_').slice(0, 100);
  return `${String(count).padStart(4, '0')} ${recipient}.eml`;
}

/** An SMTP server that sends nothing on: it keeps every mail as a file, and forgets those of the time before. */
export async function startMailCatcher({
  port,
  folder = localPath('mail'),
}: {
  port: number;
  folder?: string;
}): Promise<MailCatcher> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => {
        count += 1;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        writeFileSync(join(folder, fileName(count, recipients)), Buffer.concat(chunks));
        callback();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  // It ends with whoever started it, and keeps nobody waiting.
  server.server.unref();
  // A client that breaks off is no trouble of ours.
  server.on('error', () => {});
  return {
    folder,
    url: `smtp://${HOST}:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
