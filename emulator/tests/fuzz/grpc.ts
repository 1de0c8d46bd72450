import { Client, Metadata, credentials } from '@grpc/grpc-js';
import type { ClientReadableStream, ServiceError } from '@grpc/grpc-js';
import fc from 'fast-check';
import { fromJson } from '../../src/values/proto-json.ts';
import { FIRESTORE_METHODS, encodeMessage, methodTypes } from '../../src/values/proto-schema.ts';
import { TOO_LONG_MILLIS } from './fuzzer.ts';
import type { Fuzzer } from './fuzzer.ts';
import { METHODS, VALID_REQUESTS } from './mutated-requests.ts';

interface Grpc {
  name: string;
  bytes: Buffer;
}

function validBytes(name: string): Buffer {
  const { request } = methodTypes(name);
  return Buffer.from(encodeMessage(request, fromJson(request, VALID_REQUESTS[name])));
}

const grpc: fc.Arbitrary<Grpc> = fc
  .record({
    name: fc.constantFrom(...METHODS),
    flips: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
    cut: fc.option(fc.nat(), { nil: undefined, freq: 3 }),
    noise: fc.option(fc.uint8Array({ maxLength: 60 }), { nil: undefined, freq: 4 }),
  })
  .map(({ name, flips, cut, noise }) => {
    const valid = validBytes(name);
    const bytes = noise ? Buffer.from(noise) : valid;
    for (const [position, byte] of flips) if (bytes.length > 0) bytes[position % bytes.length] = byte;
    return { name, bytes: cut === undefined ? bytes : bytes.subarray(0, cut % (bytes.length + 1)) };
  });

/** Statuses of a server error: UNKNOWN, INTERNAL, UNAVAILABLE, DATA_LOSS. */
const SERVER_ERRORS = new Set([2, 13, 14, 15]);

export const GRPC: Fuzzer<Grpc> = {
  inputs: grpc,
  open(address) {
    const client = new Client(address, credentials.createInsecure());
    const unchanged = (bytes: Buffer): Buffer => bytes;
    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer owner');
    return {
      send: ({ name, bytes }) =>
        new Promise((resolve) => {
          const finish = (error: ServiceError | null): void =>
            resolve(error && SERVER_ERRORS.has(error.code) ? error.message : undefined);
          const path = `/google.firestore.v1.Firestore/${name}`;
          const options = { deadline: Date.now() + TOO_LONG_MILLIS };
          const { requestStream = false, responseStream = false } = FIRESTORE_METHODS[name] ?? {};
          const follow = (call: ClientReadableStream<Buffer>): void => {
            call.on('data', () => undefined);
            call.on('error', finish);
            call.on('end', () => finish(null));
          };
          if (requestStream) {
            const call = client.makeBidiStreamRequest(path, unchanged, unchanged, metadata, options);
            follow(call);
            call.write(bytes);
            call.end();
          } else if (responseStream) {
            follow(client.makeServerStreamRequest(path, unchanged, unchanged, bytes, metadata, options));
          } else client.makeUnaryRequest(path, unchanged, unchanged, bytes, metadata, options, finish);
        }),
      close: () => client.close(),
    };
  },
};
