import protobuf from 'protobufjs';
import { invalidArgument } from './status.ts';
import { fromJsonScalar, isDefaultScalar, toJsonScalar } from './proto-json-scalars.ts';
import { formatDuration, formatRfc3339, parseRfc3339 } from './timestamp.ts';
import type { WireTimestamp } from './timestamp.ts';

/**
 * Converts proto JSON (https://protobuf.dev/programming-guides/json/) to and from the plain messages that
 * `decodeMessage` returns, according to the schema. Throws INVALID_ARGUMENT for unknown and ill-typed members.
 */

type Json = Record<string, unknown>;

const MAX_DEPTH = 100;

/** Messages that proto JSON represents by a plain value: text for a timestamp, the wrapped value for a wrapper. */
const TIMESTAMP = '.google.protobuf.Timestamp';
const DURATION = '.google.protobuf.Duration';
const STRUCT = '.google.protobuf.Struct';
const WRAPPERS = new Set(
  ['Double', 'Float', 'Int64', 'UInt64', 'Int32', 'UInt32', 'Bool', 'String', 'Bytes'].map(
    (name) => `.google.protobuf.${name}Value`,
  ),
);

export function fromJson(type: protobuf.Type, json: unknown, depth = 0): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw invalidArgument(`Invalid JSON payload received. ${type.name} must be an object.`);
  }
  if (depth > MAX_DEPTH) throw invalidArgument('Invalid JSON payload received. It is nested too deeply.');
  const message: Json = {};
  for (const [key, value] of Object.entries(json)) {
    const field = fieldNamed(type, key);
    if (!field) {
      throw invalidArgument(`Invalid JSON payload received. Unknown name "${key}" at '${type.name}'.`);
    }
    if (value === null && field.type !== 'google.protobuf.NullValue') continue;
    const taken = field.partOf?.oneof.find((sibling) => sibling in message);
    if (taken) {
      throw invalidArgument(`Invalid JSON payload received. "${taken}" and "${key}" exclude each other.`);
    }
    message[field.name] = fieldFromJson(field, value, depth + 1);
  }
  return message;
}

function fieldNamed(type: protobuf.Type, key: string): protobuf.Field | undefined {
  const camelCased = protobuf.util.camelCase(key);
  for (const name of [key, camelCased]) if (Object.hasOwn(type.fields, name)) return type.fields[name];
  return undefined;
}

function fieldFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field instanceof protobuf.MapField) {
    if (typeof json !== 'object' || json === null) throw mismatch(field, 'an object');
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, singleFromJson(field, value, depth)]),
    );
  }
  if (!field.repeated) return singleFromJson(field, json, depth);
  if (!Array.isArray(json)) throw mismatch(field, 'a list');
  return json.map((item) => singleFromJson(field, item, depth));
}

function singleFromJson(field: protobuf.Field, json: unknown, depth: number): unknown {
  const type = field.resolve().resolvedType;
  if (!(type instanceof protobuf.Type)) return fromJsonScalar(field, json);
  if (type.fullName === TIMESTAMP) {
    if (typeof json !== 'string') throw mismatch(field, 'an RFC 3339 timestamp');
    return parseRfc3339(json);
  }
  if (WRAPPERS.has(type.fullName)) return { value: fromJsonScalar(wrapped(type), json) };
  return fromJson(type, json, depth);
}

/** Omits empty lists, empty maps and default values, as Google's services do; members of a oneof have none to omit. */
export function toJson(type: protobuf.Type, message: object): Json {
  const json: Json = {};
  for (const [name, value] of Object.entries(message as Record<string, object | null | undefined>)) {
    const field = type.fields[name];
    if (!field) throw new Error(`${type.fullName} has no field ${name}.`);
    if (value !== undefined && value !== null && !isOmitted(field, value))
      json[name] = fieldToJson(field, value);
  }
  return json;
}

function isOmitted(field: protobuf.Field, value: object): boolean {
  if (field instanceof protobuf.MapField || field.repeated) return Object.keys(value).length === 0;
  if (field.partOf || field.resolve().resolvedType instanceof protobuf.Type) return false;
  return isDefaultScalar(field, value);
}

function fieldToJson(field: protobuf.Field, value: object): unknown {
  if (field instanceof protobuf.MapField) {
    return Object.fromEntries(
      Object.entries(value as Record<string, object>).map(([key, item]) => [key, singleToJson(field, item)]),
    );
  }
  return Array.isArray(value)
    ? (value as object[]).map((item) => singleToJson(field, item))
    : singleToJson(field, value);
}

function singleToJson(field: protobuf.Field, value: object): unknown {
  const type = field.resolve().resolvedType;
  if (!(type instanceof protobuf.Type)) return toJsonScalar(field, value);
  if (type.fullName === TIMESTAMP) return formatRfc3339(value as WireTimestamp);
  if (type.fullName === DURATION) return formatDuration(value as WireTimestamp);
  if (type.fullName === STRUCT) return structToJson(value as WireStruct);
  if (WRAPPERS.has(type.fullName))
    return toJsonScalar(wrapped(type), 'value' in value ? value.value : undefined);
  return toJson(type, value);
}

/** google.protobuf.Struct with string values only, as used in responses. */
interface WireStruct {
  fields?: Record<string, { stringValue: string }>;
}

function structToJson({ fields = {} }: WireStruct): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue]));
}

function wrapped(type: protobuf.Type): protobuf.Field {
  const field = type.fields['value'];
  if (!field) throw new Error(`${type.fullName} wraps nothing.`);
  return field;
}

function mismatch(field: protobuf.Field, wanted: string): Error {
  return invalidArgument(`Invalid value at '${field.name}': ${wanted} is expected.`);
}
