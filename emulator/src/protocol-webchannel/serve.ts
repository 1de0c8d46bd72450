import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../operations/context.ts';
import { errorBody, readText, sendJson } from '../http/body.ts';
import { callerOf } from '../tokens/caller.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { MAX_REQUEST_BYTES, StatusError, toStatusError } from '../values/status.ts';
import { decodeForward, writeChunk } from './frames.ts';
import { Session } from './session.ts';

/** The protocol version of the Closure library, and the keep-alive interval announced to clients. */
const PROTOCOL_VERSION = 8;
const SERVER_VERSION = 14;
const KEEP_ALIVE_MILLIS = 30_000;
/** Form encoding expands some characters to three bytes. */
const MAX_FORM_BYTES = 3 * MAX_REQUEST_BYTES;

/**
 * WebChannel, by which the browser SDK speaks Listen and Write: closure's goog.labs.net.webChannel, protocol
 * version 8, as the client in @firebase/webchannel-wrapper does.
 */
export class WebChannels {
  private readonly engine: Engine;
  private readonly sessions = new Map<string, Session>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Serves `/google.firestore.v1.Firestore/{Listen|Write}/channel`. */
  async serve(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    response.setHeader('Cache-Control', 'no-cache, no-store, max-age=0, must-revalidate');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    try {
      const id = url.searchParams.get('SID');
      if (id === null) await this.openSession(request, response, url);
      else await this.continueSession(this.require(id), request, response, url.searchParams);
    } catch (thrown) {
      const error = toStatusError(thrown);
      sendJson(response, error.httpStatus, errorBody(error));
    }
  }

  close(): void {
    for (const session of this.sessions.values()) session.close();
  }

  private async openSession(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [, rpc = ''] = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/.exec(url.pathname) ?? [];
    const operation = Object.hasOwn(OPERATIONS, rpc) ? OPERATIONS[rpc] : undefined;
    if (operation?.kind !== 'conversation' || request.method !== 'POST') {
      throw new StatusError('NOT_FOUND', `${request.method} ${url.pathname} opens no channel.`);
    }
    const { offset, messages, headers } = decodeForward(await readText(request, MAX_FORM_BYTES));
    const gone = new AbortController();
    const id = randomUUID();
    const context = {
      ...this.engine,
      caller: callerOf(headers.get('authorization') ?? request.headers.authorization, this.engine.tokens),
      transactionMode: 'optimistic',
      peer: undefined,
      signal: gone.signal,
    } as const;
    const onClose = (): void => {
      this.sessions.delete(id);
      gone.abort();
    };
    const session = new Session({ id, rpc, open: operation.open, context, onClose });
    this.sessions.set(id, session);
    const greeting = session.back.greet(['c', id, null, PROTOCOL_VERSION, SERVER_VERSION, KEEP_ALIVE_MILLIS]);
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=UTF-8', 'X-HTTP-Session-Id': id });
    writeChunk(response, greeting);
    response.end();
    session.receive(offset, messages);
  }

  private async continueSession(
    session: Session,
    request: IncomingMessage,
    response: ServerResponse,
    parameters: URLSearchParams,
  ): Promise<void> {
    if (parameters.get('TYPE') === 'terminate') {
      session.close();
      response.writeHead(200).end();
      return;
    }
    const acknowledged = parameters.get('AID');
    if (acknowledged !== null) session.back.acknowledge(Number(acknowledged));
    response.setHeader('Content-Type', 'text/plain; charset=UTF-8');
    if (request.method === 'GET' && parameters.get('TYPE') === 'xmlhttp') {
      response.writeHead(200);
      const pollMillis = Number(parameters.get('TO')) || undefined;
      session.back.attach(response, parameters.get('CI') === '1', pollMillis);
      return;
    }
    const { offset, messages } = decodeForward(await readText(request, MAX_FORM_BYTES));
    session.receive(offset, messages);
    writeChunk(response, JSON.stringify(session.back.state));
    response.end();
  }

  private require(id: string): Session {
    const session = this.sessions.get(id);
    // The client looks for this text in a 400 response, and then opens a new session.
    if (!session) throw new StatusError('INVALID_ARGUMENT', 'Error: Unknown SID');
    return session;
  }
}
