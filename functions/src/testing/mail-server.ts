import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the server does with a mail, one after the other; takes those for which nothing is written. */
export type Reaction = 'take' | 'defer' | 'refuse' | 'hang up' | 'take and hang up';

const REFUSALS = {
  defer: Object.assign(new Error('Try again later'), { responseCode: 451 }),
  refuse: Object.assign(new Error('Not wanted here'), { responseCode: 550 }),
};

export interface MailServer {
  url: string;
  /** How often it was asked to take a mail. */
  asked: number;
  /** What it took, as a mail program reads it. */
  taken: Email[];
  stop(): Promise<void>;
}

/** An SMTP server of the test's own; it ends with the test. */
export async function startMailServer(reactions: Reaction[] = []): Promise<MailServer> {
  const state: Pick<MailServer, 'asked' | 'taken'> = { asked: 0, taken: [] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const reaction = reactions[state.asked] ?? 'take';
        state.asked += 1;
        if (reaction === 'defer' || reaction === 'refuse') return callback(REFUSALS[reaction]);
        if (reaction !== 'hang up') state.taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (reaction === 'take') return callback();
        // Its connections end without an answer.
        server.connections.forEach((connection) => connection.close());
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(stop);
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop,
  });
}
