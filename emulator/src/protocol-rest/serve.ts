import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../operations/context.ts';
import { errorBody, readJson, sendJson } from '../http/body.ts';
import { callerOf } from '../tokens/caller.ts';
import type { Context } from '../operations/context.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { toStatusError, unimplemented } from '../values/status.ts';
import { fromJson, toJson } from '../values/proto-json.ts';
import { methodTypes } from '../values/proto-schema.ts';
import { routeRest } from './methods.ts';

/**
 * Serves REST, for `firebase/firestore/lite` and unary calls of the browser SDK. Streamed responses form a JSON array.
 */
export async function serveRest(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  let isList = false;
  try {
    const { rpc, message } = routeRest(request.method ?? 'GET', url, await readJson(request));
    const operation = OPERATIONS[rpc];
    const types = methodTypes(rpc);
    isList = operation?.kind === 'serverStream';
    const decoded = fromJson(types.request, message);
    const context = contextOf(request, response, engine);
    if (operation?.kind === 'unary') {
      sendJson(response, 200, toJson(types.response, await operation.run(context, decoded)));
    } else if (operation?.kind === 'serverStream') {
      const answers = await operation.run(context, decoded);
      sendJson(
        response,
        200,
        answers.map((answer) => toJson(types.response, answer)),
      );
    } else throw unimplemented(`${rpc} over REST`);
  } catch (thrown) {
    const error = toStatusError(thrown);
    sendJson(response, error.httpStatus, isList ? [errorBody(error)] : errorBody(error));
  }
}

function contextOf(request: IncomingMessage, response: ServerResponse, engine: Engine): Context {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  return {
    ...engine,
    caller: callerOf(request.headers.authorization, engine.tokens),
    transactionMode: 'optimistic',
    peer: undefined,
    signal: gone.signal,
  };
}
