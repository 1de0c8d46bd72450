import protobuf from 'protobufjs';
import { invalidArgument } from './status.ts';

/** The conversion of one scalar type from JSON (undefined when the JSON is invalid) and to JSON. */
interface ScalarCodec {
  read(json: unknown): unknown;
  write(value: unknown): unknown;
}

const unchanged = (value: unknown): unknown => value;

/** 64-bit integers are encoded as decimal text; exact numbers are accepted as well. */
const int64: ScalarCodec = {
  read(json) {
    const text = typeof json === 'number' && Number.isSafeInteger(json) ? String(json) : json;
    if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) return undefined;
    return BigInt.asIntN(64, BigInt(text)) === BigInt(text) ? text : undefined;
  },
  write: String,
};

const int32: ScalarCodec = {
  read(json) {
    const number = typeof json === 'string' && /^-?\d+$/.test(json) ? Number(json) : json;
    return typeof number === 'number' && (number | 0) === number ? number : undefined;
  },
  write: unchanged,
};

const NON_FINITE = new Set(['NaN', 'Infinity', '-Infinity']);

/**
 * NaN, the infinities and -0 are encoded as text, because JSON lacks the first two and JSON.stringify loses the sign of -0.
 */
const double: ScalarCodec = {
  read(json) {
    if (typeof json === 'number') return json;
    if (typeof json !== 'string') return undefined;
    if (NON_FINITE.has(json)) return Number(json);
    return json.trim() !== '' && Number.isFinite(Number(json)) ? Number(json) : undefined;
  },
  write: (value) => (Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value)),
};

const bytes: ScalarCodec = {
  read(json) {
    const valid = typeof json === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(json);
    return valid ? Buffer.from(json, 'base64') : undefined;
  },
  write: (value) => (value instanceof Uint8Array ? Buffer.from(value).toString('base64') : undefined),
};

const CODECS: Record<string, ScalarCodec> = {
  string: { read: (json) => (typeof json === 'string' ? json : undefined), write: unchanged },
  bool: { read: (json) => (typeof json === 'boolean' ? json : undefined), write: unchanged },
  bytes,
  double,
  float: double,
  int32,
  uint32: int32,
  int64,
  uint64: int64,
};

/** Decodes a scalar or enumeration value of a field. Throws INVALID_ARGUMENT when it is of another type. */
export function fromJsonScalar(field: protobuf.Field, json: unknown): unknown {
  const type = field.resolve().resolvedType;
  const value = type instanceof protobuf.Enum ? readEnum(type, json) : CODECS[field.type]?.read(json);
  if (value === undefined) {
    throw invalidArgument(`Invalid value at '${field.name}' (${field.type}): ${JSON.stringify(json)}.`);
  }
  return value;
}

function readEnum(type: protobuf.Enum, json: unknown): unknown {
  if (type.name === 'NullValue') return json === null || json === 'NULL_VALUE' ? 'NULL_VALUE' : undefined;
  if (typeof json === 'number') return type.valuesById[json];
  return typeof json === 'string' && Object.hasOwn(type.values, json) ? json : undefined;
}

/** Returns whether a value is the one that a scalar or enumeration field has when it is unset. */
export function isDefaultScalar(field: protobuf.Field, value: unknown): boolean {
  const type = field.resolve().resolvedType;
  if (type instanceof protobuf.Enum) return type.values[String(value)] === 0;
  if (value instanceof Uint8Array) return value.length === 0;
  // -0 is not the default of a double. 64-bit integers are text here.
  return Object.is(value, 0) || value === false || value === (CODECS[field.type] === int64 ? '0' : '');
}

export function toJsonScalar(field: protobuf.Field, value: unknown): unknown {
  if (field.resolve().resolvedType instanceof protobuf.Enum) return value === 'NULL_VALUE' ? null : value;
  return CODECS[field.type]?.write(value);
}
