import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { localPath } from './paths.ts';
import { HOST } from './settings.ts';

export interface MailCatcher {
  /** The folder with the mails as .eml files, oldest first. */
  folder: string;
  /** The SMTP URL of this server. */
  url: string;
  stop(): Promise<void>;
}

/** Returns a file name such as `0001 hello@example.com.eml`, sorted by arrival and safe on every file system. */
function fileName(count: number, recipients: readonly string[]): string {
  const recipient = (recipients[0] ?? 'nobody').replaceAll(/[^\w@.+-]/g, '_').slice(0, 100);
  return `${String(count).padStart(4, '0')} ${recipient}.eml`;
}

/**
 * Starts an SMTP server that stores mails as files instead of delivering them. Deletes the mails of the previous run.
 */
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
  // Does not keep the process running.
  server.server.unref();
  // Ignores errors of clients that disconnect.
  server.on('error', () => {});
  return {
    folder,
    url: `smtp://${HOST}:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
