import { Bytes, GeoPoint } from 'firebase/firestore';
import type { FieldMap, Value } from '../../emulator/src/values/value.ts';
import { REQUEST_TIME, type Fields } from '../cases/firestore-case.ts';

/** The fixed request time of in-process evaluation. */
export const NOW = new Date('2026-03-01T12:00:00Z');

/** Converts a value as the SDK does: safe integers except -0 become integers, all other numbers doubles. */
export function toValue(value: unknown): Value {
  if (value === REQUEST_TIME) return toValue(NOW);
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'number') {
    const isInteger = Number.isSafeInteger(value) && !Object.is(value, -0);
    return isInteger ? { kind: 'integer', value: BigInt(value) } : { kind: 'double', value };
  }
  if (value instanceof Date) {
    const seconds = Math.floor(value.getTime() / 1000);
    return { kind: 'timestamp', seconds, nanos: (value.getTime() - seconds * 1000) * 1_000_000 };
  }
  if (value instanceof Bytes) return { kind: 'bytes', value: value.toUint8Array() };
  if (value instanceof GeoPoint)
    return { kind: 'geoPoint', latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) throw new TypeError('Firestore does not support nested lists.');
    return { kind: 'array', values: value.map(toValue) };
  }
  if (typeof value === 'object') return { kind: 'map', fields: toFields(value) };
  throw new TypeError(`Firestore does not support values of type ${typeof value}.`);
}

export function toFields(fields: Fields | object): FieldMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toValue(value)]));
}
