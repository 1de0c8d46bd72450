import protobuf from 'protobufjs';
import descriptors from '@google-cloud/firestore-api/protos/protos.json' with { type: 'json' };

const PACKAGE = 'google.firestore.v1';

// The package also describes other APIs; resolving their messages would delay the start.
const { firestore, protobuf: wellKnown, rpc, type } = descriptors.nested.google.nested;
const { v1 } = firestore.nested;
const root = protobuf.Root.fromJSON({
  nested: { google: { nested: { firestore: { nested: { v1 } }, protobuf: wellKnown, rpc, type } } },
});
addVerify();
addEventData();
root.resolveAll();

/** `Write.verify` (field 5, a document name) is used by the web SDKs but missing in the published schema. */
function addVerify(): void {
  const write = root.lookupType(`${PACKAGE}.Write`);
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs['operation']?.add(verify);
}

/**
 * google.events.cloud.firestore.v1.DocumentEventData, whose Document and DocumentMask have the same fields as
 * google.firestore.v1 (firebase-functions/protos/compiledFirestore.js).
 */
function addEventData(): void {
  root.define('google.events.cloud.firestore.v1', {
    DocumentEventData: {
      fields: {
        value: { type: `${PACKAGE}.Document`, id: 1 },
        oldValue: { type: `${PACKAGE}.Document`, id: 2 },
        updateMask: { type: `${PACKAGE}.DocumentMask`, id: 3 },
      },
    },
  });
}

/** The payload of a trigger's event. */
export const DOCUMENT_EVENT_DATA = root.lookupType('google.events.cloud.firestore.v1.DocumentEventData');

/** Returns the message type of google.firestore.v1 with this name, such as `StructuredQuery.Filter`. */
export function messageType(name: string): protobuf.Type {
  return root.lookupType(`${PACKAGE}.${name}`);
}

/** The methods of the service google.firestore.v1.Firestore by name. */
export const FIRESTORE_METHODS: Readonly<Record<string, protobuf.Method>> = root.lookupService(
  `${PACKAGE}.Firestore`,
).methods;

/** Returns the request and response message types of a method. */
export function methodTypes(name: string): { request: protobuf.Type; response: protobuf.Type } {
  const method = FIRESTORE_METHODS[name];
  if (!method) throw new Error(`google.firestore.v1.Firestore has no method ${name}.`);
  return { request: root.lookupType(`.${PACKAGE}.${method.requestType}`), response: responseType(method) };
}

function responseType(method: protobuf.Method): protobuf.Type {
  const name = method.responseType;
  return root.lookupType(name.includes('.') ? name : `${PACKAGE}.${name}`);
}

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Rejects truncated text and invalid UTF-8, which the reader of protobufjs accepts. */
class StrictReader extends protobuf.BufferReader {
  override string(): string {
    return STRICT_UTF8.decode(this.bytes());
  }
}

/**
 * Decodes a message to a plain object: 64-bit integers as text, enumerations by name, unset fields absent.
 * @throws Error when the bytes are not such a message
 */
export function decodeMessage(type: protobuf.Type, bytes: Uint8Array): object {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type.toObject(type.decode(new StrictReader(buffer)), { longs: String, enums: String });
}

/** Encodes a message given in the shape that `decodeMessage` returns. */
export function encodeMessage(type: protobuf.Type, message: object): Uint8Array {
  return type.encode(type.fromObject(message)).finish();
}
