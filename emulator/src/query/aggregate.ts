import { invalidArgument } from '../values/status.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { NULL } from '../values/value.ts';
import type { Value } from '../values/value.ts';
import type { WireFieldReference } from './structured-query.ts';
import { valueAt } from './match.ts';

/** google.firestore.v1.StructuredAggregationQuery.Aggregation */
export interface WireAggregation {
  alias?: string;
  count?: { upTo?: { value?: string } };
  sum?: { field?: WireFieldReference };
  avg?: { field?: WireFieldReference };
}

/** A compiled aggregation: the field that it needs, and its result for the documents that have the field. */
interface Aggregation {
  alias: string;
  path: FieldPath | undefined;
  compute: (values: readonly (Value | undefined)[]) => Value;
}

const MAX_AGGREGATIONS = 5;

/**
 * Returns the value of each aggregation by its alias. Only documents that have all aggregated fields
 * count (https://firebase.google.com/docs/firestore/query-data/aggregation-queries).
 */
export function aggregate(
  wire: readonly WireAggregation[],
  documents: readonly StoredDocument[],
): Map<string, Value> {
  if (wire.length < 1) throw invalidArgument('An aggregation query needs aggregations.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${wire.length}.`,
    );
  }
  const aggregations = wire.map(compile);
  const counted = documents.filter((document) =>
    aggregations.every(({ path }) => !path || valueAt(document, path) !== undefined),
  );
  return new Map(
    aggregations.map(({ alias, path, compute }) => [
      alias,
      compute(counted.map((document) => path && valueAt(document, path))),
    ]),
  );
}

/** Returns the fields that are summed or averaged. */
export function aggregatedPaths(wire: readonly WireAggregation[]): FieldPath[] {
  return wire.map(compile).flatMap(({ path }) => (path ? [path] : []));
}

function compile({ alias, count, sum, avg }: WireAggregation, index: number): Aggregation {
  const name = alias ?? `field_${index + 1}`;
  if (count) {
    const upTo = count.upTo ? Number(count.upTo.value ?? 0) : Infinity;
    if (upTo <= 0) throw invalidArgument('`up_to` must be positive.');
    return {
      alias: name,
      path: undefined,
      compute: (values) => integer(BigInt(Math.min(values.length, upTo))),
    };
  }
  const path = parseFieldPath((sum ?? avg)?.field?.fieldPath ?? '');
  return { alias: name, path, compute: sum ? sumOf : averageOf };
}

const integer = (value: bigint): Value => ({ kind: 'integer', value });
const double = (value: number): Value => ({ kind: 'double', value });

function numbers(values: readonly (Value | undefined)[]): (bigint | number)[] {
  return values.flatMap((value) =>
    value?.kind === 'integer' || value?.kind === 'double' ? [value.value] : [],
  );
}

/** Returns the sum: an integer when all values are integers and the sum fits in 64 bits; otherwise a double. */
function sumOf(values: readonly (Value | undefined)[]): Value {
  const terms = numbers(values);
  let exact = 0n;
  for (const term of terms) if (typeof term === 'bigint') exact += term;
  if (terms.every((term) => typeof term === 'bigint')) {
    return BigInt.asIntN(64, exact) === exact ? integer(exact) : double(Number(exact));
  }
  return double(
    terms.reduce<number>((sum, term) => sum + (typeof term === 'number' ? term : 0), Number(exact)),
  );
}

function averageOf(values: readonly (Value | undefined)[]): Value {
  const count = numbers(values).length;
  const sum = sumOf(values);
  return count > 0 && (sum.kind === 'integer' || sum.kind === 'double')
    ? double(Number(sum.value) / count)
    : NULL;
}
