import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { MethodDefinition, UntypedServiceImplementation } from '@grpc/grpc-js';
import type { Duplex } from 'node:stream';
import type { Engine } from '../operations/context.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { MAX_REQUEST_BYTES } from '../values/status.ts';
import { FIRESTORE_METHODS, decodeMessage, encodeMessage, methodTypes } from '../values/proto-schema.ts';
import { handlerOf } from './methods.ts';

/** grpc-js rejects larger messages while receiving them. Firestore's limit is lower; `handlerOf` enforces it. */
const MAX_MESSAGE_BYTES = 4 * MAX_REQUEST_BYTES;

export interface GrpcProtocol {
  /** Serves an HTTP/2 connection. */
  accept(connection: Duplex): void;
  close(): void;
}

/** Creates the gRPC server for the server SDKs and for the web SDK in Node. */
export function serveGrpc(engine: Engine): GrpcProtocol {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': -1,
    'grpc.enable_channelz': 0,
  });
  const definition: Record<string, MethodDefinition<Buffer, object>> = {};
  const handlers: UntypedServiceImplementation = {};
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const { request, response } = methodTypes(name);
    const method = FIRESTORE_METHODS[name];
    definition[name] = {
      path: `/google.firestore.v1.Firestore/${name}`,
      requestStream: method?.requestStream ?? false,
      responseStream: method?.responseStream ?? false,
      // The handler decodes the request, so that it can report decoding errors.
      requestSerialize: (bytes: Buffer) => bytes,
      requestDeserialize: (bytes: Buffer) => bytes,
      responseSerialize: (message: object) => Buffer.from(encodeMessage(response, message)),
      responseDeserialize: (bytes: Buffer) => decodeMessage(response, bytes),
    };
    handlers[name] = handlerOf(operation, request, engine);
  }
  server.addService(definition, handlers);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    accept: (connection) => injector.injectConnection(connection),
    close: () => server.forceShutdown(),
  };
}
