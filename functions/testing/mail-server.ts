import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * The server's reactions to consecutive connections: an error code or a closed connection at some point. Without a
 * reaction it accepts the mail.
 */
export type Reaction =
  | 'take'
  | '421 at greeting'
  | '554 at greeting'
  | '450 at RCPT'
  | '550 at RCPT'
  | '451 after DATA'
  | '550 after DATA'
  | 'drop before DATA'
  | 'drop after DATA'
  | 'take and drop';

type Moment = 'greeting' | 'MAIL' | 'RCPT' | 'DATA';

const ANSWERS: Partial<Record<Reaction, { at: Moment; code: number; text: string }>> = {
  '421 at greeting': { at: 'greeting', code: 421, text: 'Service not available' },
  '554 at greeting': { at: 'greeting', code: 554, text: 'No service for you' },
  '450 at RCPT': { at: 'RCPT', code: 450, text: 'Mailbox busy' },
  '550 at RCPT': { at: 'RCPT', code: 550, text: 'No such user' },
  '451 after DATA': { at: 'DATA', code: 451, text: 'Try again later' },
  '550 after DATA': { at: 'DATA', code: 550, text: 'Not wanted here' },
};

export interface MailServer {
  url: string;
  /** Number of connections: one for each attempt. */
  asked: number;
  /** The accepted mails, parsed. */
  taken: Email[];
  stop(): Promise<void>;
}

/** Starts an SMTP server for the current test; it stops at the end of the test. */
export async function startMailServer(reactions: Reaction[] = []): Promise<MailServer> {
  const state: Pick<MailServer, 'asked' | 'taken'> = { asked: 0, taken: [] };
  const chosen = new Map<string, Reaction>();
  const errorAt = (moment: Moment, id: string) => {
    const answer = ANSWERS[chosen.get(id) ?? 'take'];
    return answer?.at === moment
      ? Object.assign(new Error(answer.text), { responseCode: answer.code })
      : undefined;
  };
  const drop = () => server.connections.forEach((connection) => connection.close());

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect({ id }, callback) {
      chosen.set(id, reactions[state.asked] ?? 'take');
      state.asked += 1;
      callback(errorAt('greeting', id));
    },
    onMailFrom(_address, { id }, callback) {
      if (chosen.get(id) === 'drop before DATA') return drop();
      callback(errorAt('MAIL', id));
    },
    onRcptTo(_address, { id }, callback) {
      callback(errorAt('RCPT', id));
    },
    onData(stream, { id }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const reaction = chosen.get(id);
        const error = errorAt('DATA', id);
        if (error) return callback(error);
        if (reaction !== 'drop after DATA') state.taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        if (reaction === 'take') callback();
        else drop();
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
