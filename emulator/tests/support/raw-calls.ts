import { Client, Metadata, credentials, status } from '@grpc/grpc-js';
import type { ServiceError } from '@grpc/grpc-js';
import { fromJson, toJson } from '../../src/values/proto-json.ts';
import {
  FIRESTORE_METHODS,
  decodeMessage,
  encodeMessage,
  methodTypes,
} from '../../src/values/proto-schema.ts';

type Json = Record<string, unknown>;

/** The responses of a call as proto JSON (one, unless it streams), or the name of its error status. */
export type Answer = readonly Json[] | string;

/** Calls google.firestore.v1.Firestore without an SDK, with requests in proto JSON. */
export interface RawCalls {
  call(rpc: string, request: Json): Promise<Answer>;
  close(): void;
}

export function overGrpc(address: string, bearer = 'owner'): RawCalls {
  const client = new Client(address, credentials.createInsecure());
  const metadata = new Metadata();
  if (bearer !== '') metadata.set('authorization', `Bearer ${bearer}`);
  return {
    call(rpc, request) {
      const types = methodTypes(rpc);
      const path = `/google.firestore.v1.Firestore/${rpc}`;
      const encode = (json: Json): Buffer =>
        Buffer.from(encodeMessage(types.request, fromJson(types.request, json)));
      const decode = (bytes: Buffer): Json => toJson(types.response, decodeMessage(types.response, bytes));
      return new Promise<Answer>((resolve) => {
        const refuse = ({ code }: ServiceError): void => resolve(status[code]);
        if (FIRESTORE_METHODS[rpc]?.responseStream) {
          const answers: Json[] = [];
          client
            .makeServerStreamRequest(path, encode, decode, request, metadata)
            .on('data', (answer: Json) => answers.push(answer))
            .on('error', refuse)
            .on('end', () => resolve(answers));
        } else {
          client.makeUnaryRequest(path, encode, decode, request, metadata, (error, answer) =>
            error ? refuse(error) : resolve([answer ?? {}]),
          );
        }
      });
    },
    close: () => client.close(),
  };
}

/**
 * HTTP methods, the request member that is the path, and the suffix of the path (google/firestore/v1/firestore.proto).
 */
const PATHS: Readonly<Record<string, readonly [method: string, member: string, suffix: string]>> = {
  GetDocument: ['GET', 'name', ''],
  DeleteDocument: ['DELETE', 'name', ''],
  BatchGetDocuments: ['POST', 'database', '/documents:batchGet'],
  BeginTransaction: ['POST', 'database', '/documents:beginTransaction'],
  Commit: ['POST', 'database', '/documents:commit'],
  Rollback: ['POST', 'database', '/documents:rollback'],
  BatchWrite: ['POST', 'database', '/documents:batchWrite'],
  RunQuery: ['POST', 'parent', ':runQuery'],
  RunAggregationQuery: ['POST', 'parent', ':runAggregationQuery'],
  PartitionQuery: ['POST', 'parent', ':partitionQuery'],
  ListCollectionIds: ['POST', 'parent', ':listCollectionIds'],
};

interface HttpCall {
  method: string;
  path: string;
  query?: Json;
  body?: unknown;
}

function asHttp(rpc: string, request: Json): HttpCall {
  if (rpc === 'UpdateDocument') {
    const { document, ...query } = request as { document: { name: string } };
    return { method: 'PATCH', path: document.name, query, body: document };
  }
  if (rpc === 'CreateDocument' || rpc === 'ListDocuments') {
    const { parent, collectionId, document, ...query } = request;
    const method = rpc === 'CreateDocument' ? 'POST' : 'GET';
    return { method, path: `${String(parent)}/${String(collectionId)}`, query, body: document };
  }
  const [method, member, suffix] = PATHS[rpc]!;
  const { [member]: name, ...others } = request;
  const path = `${String(name)}${suffix}`;
  return method === 'POST' ? { method, path, body: others } : { method, path, query: others };
}

/** Returns `{ mask: { fieldPaths: ['a', 'b'] } }` as `mask.fieldPaths=a&mask.fieldPaths=b`. */
function parameters(query: Json, prefix = ''): URLSearchParams {
  const all = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) all.append(prefix + name, String(each));
    else if (typeof value === 'object')
      for (const [inner, text] of parameters(value as Json, `${prefix}${name}.`)) all.append(inner, text);
    else all.append(prefix + name, String(value));
  }
  return all;
}

export function overRest(address: string): RawCalls {
  return {
    async call(rpc, request) {
      const { method, path, query = {}, body } = asHttp(rpc, request);
      const response = await fetch(`http://${address}/v1/${path}?${parameters(query)}`, {
        method,
        headers: { Authorization: 'Bearer owner' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Json | Json[];
      const answers = Array.isArray(answer) ? answer : [answer];
      if (response.ok) return answers;
      const [refusal] = answers as { error: { status: string } }[];
      return refusal?.error.status ?? `HTTP ${response.status}`;
    },
    close: () => undefined,
  };
}
