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

/** More than any mail of the site, and little enough to be held in memory. */
const MAX_MAIL_BYTES = 30_000_000;

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
  log = console.error,
}: {
  port: number;
  folder?: string;
  /** Receives a line for each mail and connection that failed. */
  log?: (line: string) => void;
}): Promise<MailCatcher> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    size: MAX_MAIL_BYTES,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.once('end', () => {
        try {
          if (stream.sizeExceeded) throw new Error(`a mail has at most ${MAX_MAIL_BYTES} bytes`);
          count += 1;
          const recipients = envelope.rcptTo.map(({ address }) => address);
          writeFileSync(join(folder, fileName(count, recipients)), Buffer.concat(chunks));
          callback();
        } catch (error) {
          log(`Mail catcher: ${String(error)}`);
          callback(Object.assign(error as Error, { responseCode: stream.sizeExceeded ? 552 : 451 }));
        }
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  // Does not keep the process running.
  server.server.unref();
  // A client that disconnects is an error here, too. Without a listener it would end the process.
  server.on('error', (error) => log(`Mail catcher: ${error.message}`));
  return {
    folder,
    url: `smtp://${HOST}:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
