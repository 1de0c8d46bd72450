import type {
  Metadata,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  UntypedHandleCall,
  sendUnaryData,
} from '@grpc/grpc-js';
import type { Engine } from '../engine.ts';
import { callerOf } from '../operations/caller.ts';
import type { Context } from '../operations/context.ts';
import type { Operation } from '../operations/operations.ts';
import { toStatusError } from '../status.ts';
import { toGrpcError } from './errors.ts';

type Call = { metadata: Metadata; getPeer(): string; on(event: 'cancelled', listener: () => void): unknown };

/** The handler that lets grpc-js call an operation. */
export function handlerOf(operation: Operation, engine: Engine): UntypedHandleCall {
  switch (operation.kind) {
    case 'unary':
      return async (call: ServerUnaryCall<unknown, object>, respond: sendUnaryData<object>) => {
        try {
          respond(null, await operation.run(contextOf(call, engine), call.request));
        } catch (error) {
          respond(toGrpcError(toStatusError(error)));
        }
      };
    case 'serverStream':
      return async (call: ServerWritableStream<unknown, object>) => {
        try {
          const responses = await operation.run(contextOf(call, engine), call.request);
          for (const response of responses) call.write(response);
          call.end();
        } catch (error) {
          call.emit('error', toGrpcError(toStatusError(error)));
        }
      };
    case 'conversation':
      return (call: ServerDuplexStream<unknown, object>) => converse(operation, call, engine);
  }
}

function converse(
  operation: Extract<Operation, { kind: 'conversation' }>,
  call: ServerDuplexStream<unknown, object>,
  engine: Engine,
): void {
  let over = false;
  try {
    const conversation = operation.open(contextOf(call, engine), {
      send: (response) => void (over || call.write(response)),
      fail(error) {
        if (!over) call.emit('error', toGrpcError(error));
        over = true;
      },
    });
    const close = (): void => {
      over = true;
      conversation.close();
    };
    call.on('data', (request: unknown) => conversation.receive(request));
    call.on('cancelled', close);
    call.on('end', () => {
      close();
      call.end();
    });
  } catch (error) {
    call.emit('error', toGrpcError(toStatusError(error)));
  }
}

function contextOf(call: Call, engine: Engine): Context {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  const [authorization] = call.metadata.get('authorization');
  return {
    ...engine,
    caller: callerOf(authorization?.toString()),
    transactionMode: 'locking',
    peer: call.getPeer(),
    signal: gone.signal,
  };
}
