import { invalidArgument } from './status.ts';
import type { ValueOf } from './value.ts';

/** A time in whole microseconds since the epoch, Firestore's resolution. A double is exact until the year 2255. */
export type Micros = number;

/** google.protobuf.Timestamp as decoded by protobuf libraries. */
export interface WireTimestamp {
  seconds?: string | number;
  nanos?: number;
}

// The years 1 and 9999 in seconds: the bounds of google.protobuf.Timestamp.
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

export function microsToWire(micros: Micros): WireTimestamp {
  const seconds = Math.floor(micros / 1e6);
  return { seconds: String(seconds), nanos: (micros - seconds * 1e6) * 1000 };
}

export function wireToMicros(wire: WireTimestamp): Micros {
  const { seconds, nanos } = decodeTimestamp(wire);
  return seconds * 1e6 + Math.floor(nanos / 1000);
}

/** Truncates to microseconds, which is what Firestore stores. */
export function decodeTimestamp(wire: WireTimestamp): ValueOf<'timestamp'> {
  const seconds = Number(wire.seconds ?? 0);
  const nanos = wire.nanos ?? 0;
  if (!(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS) || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is out of range: the years 1 to 9999 are allowed.');
  }
  return { kind: 'timestamp', seconds, nanos: Math.floor(nanos / 1000) * 1000 };
}

const RFC_3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/;

/** Parses `2024-05-01T12:00:00.123456Z` or a time with an offset. Throws INVALID_ARGUMENT otherwise. */
export function parseRfc3339(text: string): WireTimestamp {
  const match = RFC_3339.exec(text);
  const millis = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (!match || Number.isNaN(millis)) throw invalidArgument(`Invalid timestamp "${text}".`);
  return { seconds: String(millis / 1000), nanos: Number((match[2] ?? '').padEnd(9, '0')) };
}

/** Formats a non-negative google.protobuf.Duration as proto JSON: `1.500000000s`. */
export function formatDuration({ seconds = 0, nanos = 0 }: WireTimestamp): string {
  return `${seconds}.${String(nanos).padStart(9, '0')}s`;
}

/** Formats a timestamp as proto JSON: without a fraction, or with 3, 6 or 9 digits. */
export function formatRfc3339(wire: WireTimestamp): string {
  const whole = new Date(Number(wire.seconds ?? 0) * 1000).toISOString().slice(0, 19);
  const digits = String(wire.nanos ?? 0).padStart(9, '0');
  const fraction = digits.replace(/(000){1,3}$/, '');
  return `${whole}${fraction === '' ? '' : `.${fraction}`}Z`;
}
