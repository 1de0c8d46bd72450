import {
  Metadata,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedHandleCall,
  type sendUnaryData,
  type ServiceError,
} from '@grpc/grpc-js';
import type protobuf from 'protobufjs';
import type { Engine, Context } from '../operations/context.ts';
import { callerOf } from '../tokens/caller.ts';
import type { Operation } from '../operations/operations.ts';
import type { Sink } from '../operations/stream.ts';
import {
  MAX_REQUEST_BYTES,
  invalidArgument,
  requestTooLarge,
  toStatusError,
  type StatusError,
} from '../values/status.ts';
import { decodeMessage } from '../values/proto-schema.ts';

function toGrpcError({ name, message, code }: StatusError): ServiceError {
  return { name, message, code, details: message, metadata: new Metadata() };
}

type Call = { metadata: Metadata; getPeer(): string; on(event: 'cancelled', listener: () => void): unknown };

/** Returns the grpc-js handler of an operation. */
export function handlerOf(operation: Operation, type: protobuf.Type, engine: Engine): UntypedHandleCall {
  const decode = (bytes: Buffer): object => decodeRequest(type, bytes);
  switch (operation.kind) {
    case 'unary':
      return async (call: ServerUnaryCall<Buffer, object>, respond: sendUnaryData<object>) => {
        try {
          respond(null, await operation.run(contextOf(call, engine), decode(call.request)));
        } catch (error) {
          respond(toGrpcError(toStatusError(error)));
        }
      };
    case 'serverStream':
      return async (call: ServerWritableStream<Buffer, object>) => {
        try {
          const responses = await operation.run(contextOf(call, engine), decode(call.request));
          for (const response of responses) call.write(response);
          call.end();
        } catch (error) {
          // Without headers before the error, the server SDKs retry twice, for seven seconds in total.
          call.sendMetadata(new Metadata());
          call.emit('error', toGrpcError(toStatusError(error)));
        }
      };
    case 'conversation':
      return (call: ServerDuplexStream<Buffer, object>) => converse(operation, decode, call, engine);
  }
}

function converse(
  operation: Extract<Operation, { kind: 'conversation' }>,
  decode: (bytes: Buffer) => object,
  call: ServerDuplexStream<Buffer, object>,
  engine: Engine,
): void {
  let over = false;
  try {
    const sink: Sink = {
      send: (response) => void (over || call.write(response)),
      fail(error) {
        if (!over) call.emit('error', toGrpcError(error));
        over = true;
      },
    };
    const conversation = operation.open(contextOf(call, engine), sink);
    const close = (): void => {
      over = true;
      conversation.close();
    };
    call.on('data', (bytes: Buffer) => {
      try {
        conversation.receive(decode(bytes));
      } catch (error) {
        conversation.close();
        sink.fail(toStatusError(error));
      }
    });
    call.on('cancelled', close);
    call.on('end', () => {
      close();
      call.end();
    });
  } catch (error) {
    call.emit('error', toGrpcError(toStatusError(error)));
  }
}

function decodeRequest(type: protobuf.Type, bytes: Buffer): object {
  if (bytes.length > MAX_REQUEST_BYTES) throw requestTooLarge();
  try {
    return decodeMessage(type, bytes);
  } catch {
    throw invalidArgument(`The request is no ${type.name}.`);
  }
}

function contextOf(call: Call, engine: Engine): Context {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  const [authorization] = call.metadata.get('authorization');
  return {
    ...engine,
    caller: callerOf(authorization?.toString(), engine.tokens),
    transactionMode: 'locking',
    peer: call.getPeer(),
    signal: gone.signal,
  };
}
