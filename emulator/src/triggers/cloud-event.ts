import { randomUUID } from 'node:crypto';
import type { Caller } from '../tokens/caller.ts';
import { encodeDocument, type DocumentChange } from '../values/stored-document.ts';
import { DOCUMENT_EVENT_DATA, encodeMessage } from '../values/proto-schema.ts';
import { formatRfc3339, microsToWire, type Micros } from '../values/timestamp.ts';
import type { Trigger } from './trigger.ts';
import { valuesIdentical } from '../values/compare.ts';
import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import type { FieldMap } from '../values/value.ts';

/** Returns the sorted paths of the fields that differ between two versions of a document, with nested paths in maps. */
function changedFields(before: FieldMap, after: FieldMap): string[] {
  return [...differing(before, after, [])].map(formatFieldPath).toSorted();
}

function* differing(before: FieldMap, after: FieldMap, at: FieldPath): Iterable<FieldPath> {
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [a, b] = [before.get(name), after.get(name)];
    if (a?.kind === 'map' && b?.kind === 'map') yield* differing(a.fields, b.fields, [...at, name]);
    else if (!a || !b || !valuesIdentical(a, b)) yield [...at, name];
  }
}

/** A commit that is delivered to triggers. */
export interface Commit {
  readonly time: Micros;
  readonly changes: readonly DocumentChange[];
  readonly caller: Caller;
}

export interface EventRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const DATA_SCHEMA =
  'https://github.com/googleapis/google-cloudevents/blob/main/proto/google/events/cloud/firestore/v1/data.proto';
/** The emulator does not know the location of the real database. */
const LOCATION = 'us-central1';

/**
 * Returns the request that delivers a change to a trigger: a CloudEvent in binary mode, as Eventarc sends it, with a
 * base64-encoded google.events.cloud.firestore.v1.DocumentEventData as its body; firebase-tools decodes the base64
 * (`handleHttpsTrigger` in its functionsEmulator.js).
 */
export function eventRequest(trigger: Trigger, change: DocumentChange, commit: Commit): EventRequest {
  const [, project = '', , database = ''] = trigger.database.split('/');
  const document = change.segments.join('/');
  const attributes = {
    specversion: '1.0',
    id: randomUUID(),
    type: trigger.eventType,
    source: `//firestore.googleapis.com/${trigger.database}`,
    subject: `documents/${document}`,
    time: formatRfc3339(microsToWire(commit.time)),
    datacontenttype: 'application/protobuf',
    dataschema: DATA_SCHEMA,
    project,
    database,
    namespace: '(default)',
    location: LOCATION,
    document,
    ...(trigger.withAuthContext && authContext(commit.caller, project)),
  };
  return {
    headers: {
      'content-type': 'application/protobuf',
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [`ce-${name}`, headerText(value)]),
      ),
    },
    body: Buffer.from(encodeMessage(DOCUMENT_EVENT_DATA, eventData(change))).toString('base64'),
  };
}

function eventData({ before, after }: DocumentChange): object {
  return {
    ...(after && { value: encodeDocument(after) }),
    ...(before && { oldValue: encodeDocument(before) }),
    ...(before && after && { updateMask: { fieldPaths: changedFields(before.fields, after.fields) } }),
  };
}

/** The author of the change, in the terms of firebase-functions' `AuthType`: a signed-in user has the type `unknown`. */
function authContext(caller: Caller, project: string): Record<string, string> {
  if (caller.kind === 'admin') {
    return {
      authtype: 'service_account',
      authid: `firebase-adminsdk@${project}.iam.gserviceaccount.com`,
    };
  }
  return caller.auth ? { authtype: 'unknown', authid: caller.auth.uid } : { authtype: 'unauthenticated' };
}

/**
 * Encodes text as Google does for a header: as UTF-8 bytes, which Node reads as Latin-1, so that functions see non-ASCII
 * names as garbled as in production (https://github.com/firebase/firebase-functions/issues/1459). Characters that a header
 * must not contain are percent-encoded.
 */
function headerText(text: string): string {
  return Buffer.from(text.replace(/\p{Cc}/gu, encodeURIComponent)).toString('latin1');
}
