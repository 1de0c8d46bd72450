import { failure, type Outcome } from '../evaluation/outcome.ts';
import { duration, timestamp, type RulesTimestamp } from '../values/rules-value.ts';
import { builtin, type BuiltinTable } from './signature.ts';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;

/** Nanoseconds of each unit of `duration.value`. */
// prettier-ignore
const UNITS = new Map([
  ['w',  7n * DAY],
  ['d',  DAY],
  ['h',  3_600n * SECOND],
  ['m',  60n * SECOND],
  ['s',  SECOND],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** rules.Timestamp, in UTC. `dayOfWeek` counts from 1, Monday, to 7. */
// prettier-ignore
export const TIMESTAMP_METHODS: BuiltinTable = {
  date:      builtin(['timestamp'], (at) => timestamp(floorDivide(at.nanos, DAY) * DAY)),
  day:       builtin(['timestamp'], (at) => BigInt(utc(at).getUTCDate())),
  dayOfWeek: builtin(['timestamp'], (at) => BigInt(utc(at).getUTCDay() || 7)),
  dayOfYear: builtin(['timestamp'], (at) => floorDivide(at.nanos - newYear(at), DAY) + 1n),
  hours:     builtin(['timestamp'], (at) => BigInt(utc(at).getUTCHours())),
  minutes:   builtin(['timestamp'], (at) => BigInt(utc(at).getUTCMinutes())),
  month:     builtin(['timestamp'], (at) => BigInt(utc(at).getUTCMonth() + 1)),
  nanos:     builtin(['timestamp'], (at) => modulo(at.nanos, SECOND)),
  seconds:   builtin(['timestamp'], (at) => BigInt(utc(at).getUTCSeconds())),
  time:      builtin(['timestamp'], (at) => duration(modulo(at.nanos, DAY))),
  toMillis:  builtin(['timestamp'], (at) => floorDivide(at.nanos, 1_000_000n)),
  year:      builtin(['timestamp'], (at) => BigInt(utc(at).getUTCFullYear())),
};

/** rules.Duration; seconds and nanos have the same sign. */
// prettier-ignore
export const DURATION_METHODS: BuiltinTable = {
  nanos:   builtin(['duration'], (length) => length.nanos % SECOND),
  seconds: builtin(['duration'], (length) => length.nanos / SECOND),
};

/** The namespace `timestamp`. */
// prettier-ignore
export const TIMESTAMP_FUNCTIONS: BuiltinTable = {
  'timestamp.date':  builtin(['int', 'int', 'int'], (year, month, day) => dateOf(Number(year), Number(month), Number(day))),
  'timestamp.value': builtin(['int'],               (millis) => timestamp(millis * 1_000_000n)),
};

/** The namespace `duration`. */
// prettier-ignore
export const DURATION_FUNCTIONS: BuiltinTable = {
  'duration.abs':   builtin(['duration'],                 ({ nanos }) => duration(nanos < 0n ? -nanos : nanos)),
  'duration.time':  builtin(['int', 'int', 'int', 'int'], (h, m, s, ns) => duration((h * 3_600n + m * 60n + s) * SECOND + ns)),
  'duration.value': builtin(['int', 'string'],            (magnitude, unit) => lengthOf(magnitude, unit)),
};

function lengthOf(magnitude: bigint, unit: string): Outcome {
  const nanos = UNITS.get(unit);
  return nanos === undefined ? failure(`Unknown unit of duration: ${unit}.`) : duration(magnitude * nanos);
}

function dateOf(year: number, month: number, day: number): Outcome {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists
    ? timestamp(BigInt(date.getTime()) * 1_000_000n)
    : failure(`No such date: ${year}-${month}-${day}.`);
}

function utc(at: RulesTimestamp): Date {
  return new Date(Number(floorDivide(at.nanos, 1_000_000n)));
}

function newYear(at: RulesTimestamp): bigint {
  const date = new Date(0);
  date.setUTCFullYear(utc(at).getUTCFullYear(), 0, 1);
  return BigInt(date.getTime()) * 1_000_000n;
}

function floorDivide(a: bigint, b: bigint): bigint {
  return (a - modulo(a, b)) / b;
}

function modulo(a: bigint, b: bigint): bigint {
  return ((a % b) + b) % b;
}
