import { StatusError, invalidArgument } from '../values/status.ts';
import type { Database } from '../store/database.ts';
import type { DocumentChange, StoredDocument } from '../values/stored-document.ts';
import { checkDocument } from '../values/check-fields.ts';
import { fieldsIdentical } from '../values/compare.ts';
import { getField, parseFieldPath, withField } from '../values/field-path.ts';
import { parseDocumentName } from '../values/resource-name.ts';
import { decodeTimestamp, formatRfc3339, microsToWire, wireToMicros } from '../values/timestamp.ts';
import type { Micros } from '../values/timestamp.ts';
import type { FieldMap, Value } from '../values/value.ts';
import { decodeFields, encodeValue } from '../values/wire.ts';
import { requireSame } from './consistency.ts';
import { applyTransform } from './transforms.ts';
import type { WirePrecondition, WireTransform, WireWrite, WireWriteResult } from './wire-write.ts';

/** A document that a commit writes or verifies, before and after the whole commit. */
export interface Touched extends DocumentChange {
  /** Whether the writes only verify it. */
  readonly verified: boolean;
  /** Whether its first write requires that it exists. */
  readonly expected: boolean;
  /** Whether the latest write deletes it. */
  readonly deleted: boolean;
}

export interface Plan {
  readonly time: Micros;
  readonly touched: readonly Touched[];
  /** The documents that the commit changes. */
  readonly changes: readonly DocumentChange[];
  readonly results: readonly WireWriteResult[];
  /** The error of the first failed precondition, which is thrown after the rules have been evaluated. */
  readonly failure: StatusError | undefined;
}

/** Returns the name of the document that a write concerns. */
export function nameOfWrite(write: WireWrite): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined)
    throw invalidArgument('A write must update, delete, verify or transform a document.');
  return name;
}

/**
 * Computes the result of applying writes sequentially to the current state, without changing it.
 * Throws INVALID_ARGUMENT for invalid writes.
 * @param now the request time; REQUEST_TIME and the rules use whole milliseconds
 */
export function planWrites(database: Database, writes: readonly WireWrite[], now: Date): Plan {
  const time = database.clock.tick();
  const requestTime = decodeTimestamp(microsToWire(now.getTime() * 1000));
  const touched = new Map<string, Touched>();
  const results: WireWriteResult[] = [];
  let failure: StatusError | undefined;

  for (const write of writes) {
    const name = nameOfWrite(write);
    const { database: home, segments } = parseDocumentName(name);
    requireSame(database.name, home);
    const earlier = touched.get(name);
    const before = earlier ? earlier.before : database.find(segments);
    const current = earlier ? earlier.after : before;
    if (earlier?.deleted && write.currentDocument?.exists === true)
      throw invalidArgument(`A document cannot be updated after its deletion in the same commit: ${name}`);
    failure ??= checkPrecondition(name, current, write.currentDocument);
    const { fields, transformed } = applyWrite(write, current, requestTime);
    if (fields && write.verify === undefined) checkDocument(name, segments, fields);
    const after = fields && version(name, segments, fields, current, time);
    touched.set(name, {
      name,
      segments,
      before,
      after,
      verified: write.verify !== undefined && (earlier?.verified ?? true),
      expected: earlier?.expected ?? write.currentDocument?.exists === true,
      deleted: write.delete !== undefined,
    });
    results.push({
      ...(after && { updateTime: microsToWire(after.updateTime) }),
      ...(transformed.length > 0 && { transformResults: transformed.map(encodeValue) }),
    });
  }
  const changes = [...touched.values()].filter(({ before, after }) => before !== after);
  return { time, touched: [...touched.values()], changes, results, failure };
}

/** Returns the document after a write; the same object when nothing differs, so that no change is reported. */
function version(
  name: string,
  segments: readonly string[],
  fields: FieldMap,
  current: StoredDocument | undefined,
  time: Micros,
): StoredDocument {
  if (current && fieldsIdentical(current.fields, fields)) return current;
  return { name, segments, fields, createTime: current?.createTime ?? time, updateTime: time };
}

function checkPrecondition(
  name: string,
  current: StoredDocument | undefined,
  { exists, updateTime }: WirePrecondition = {},
): StatusError | undefined {
  if (exists === true && !current) return new StatusError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && current)
    return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime === undefined || (current && current.updateTime === wireToMicros(updateTime)))
    return undefined;
  const stored = current ? formatRfc3339(microsToWire(current.updateTime)) : 'none';
  return new StatusError(
    'FAILED_PRECONDITION',
    `The stored version (${stored}) of ${name} does not match the required base version (${formatRfc3339(updateTime)}).`,
  );
}

/** Returns the fields after a write (undefined: no document) and the results of its transforms. */
function applyWrite(
  write: WireWrite,
  current: StoredDocument | undefined,
  requestTime: Value,
): { fields: FieldMap | undefined; transformed: Value[] } {
  if (write.verify !== undefined) return { fields: current?.fields, transformed: [] };
  if (write.delete !== undefined) return { fields: undefined, transformed: [] };
  if (write.transform) {
    return transform(current?.fields ?? new Map(), write.transform.fieldTransforms ?? [], requestTime);
  }
  const given = decodeFields(write.update?.fields ?? {});
  const fields = write.updateMask ? merge(current?.fields, given, write.updateMask.fieldPaths ?? []) : given;
  return transform(fields, write.updateTransforms ?? [], requestTime);
}

/** Sets the masked fields that the update contains and removes those that it lacks. */
function merge(current: FieldMap = new Map(), given: FieldMap, mask: readonly string[]): FieldMap {
  return mask
    .map(parseFieldPath)
    .reduce((fields, path) => withField(fields, path, getField(given, path)), current);
}

function transform(
  start: FieldMap,
  transforms: readonly WireTransform[],
  requestTime: Value,
): { fields: FieldMap; transformed: Value[] } {
  let fields = start;
  const transformed = transforms.map((wire) => {
    const path = parseFieldPath(wire.fieldPath ?? '');
    const { stored, result } = applyTransform(wire, getField(fields, path), requestTime);
    fields = withField(fields, path, stored);
    return result;
  });
  return { fields, transformed };
}
