import { invalidArgument } from '../values/status.ts';
import type { StoredDocument } from '../values/stored-document.ts';
import { vectorValues } from '../values/compare.ts';
import { getField, parseFieldPath, withField } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { decodeValue } from '../values/wire.ts';
import type { WireFindNearest } from './structured-query.ts';

/** A compiled vector search (google.firestore.v1.StructuredQuery.FindNearest). */
export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  readonly threshold: number | undefined;
  /** The field that receives the distance of each result. */
  readonly resultField: FieldPath | undefined;
}

interface Measure {
  distance(a: readonly number[], b: readonly number[]): number;
  /** 1 when smaller values are nearer, -1 when larger ones are. */
  readonly sign: 1 | -1;
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** https://firebase.google.com/docs/firestore/vector-search#vector_distances */
const MEASURES: Record<string, Measure> = {
  EUCLIDEAN: { distance: (a, b) => Math.hypot(...a.map((x, i) => x - (b[i] ?? 0))), sign: 1 },
  COSINE: { distance: (a, b) => 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)), sign: 1 },
  DOT_PRODUCT: { distance: dot, sign: -1 },
};

// https://firebase.google.com/docs/firestore/vector-search#limitations
const MAX_RESULTS = 1000;
const MAX_DIMENSIONS = 2048;

/** Compiles a vector search. Throws INVALID_ARGUMENT for an invalid one. */
export function compileNearest(wire: WireFindNearest): Nearest {
  const { distanceMeasure = '', limit, distanceThreshold, distanceResultField } = wire;
  const measure = Object.hasOwn(MEASURES, distanceMeasure) ? MEASURES[distanceMeasure] : undefined;
  if (!measure) throw invalidArgument(`Unknown distance measure "${distanceMeasure}".`);
  const count = limit?.value ?? 0;
  if (count < 1 || count > MAX_RESULTS)
    throw invalidArgument(`FindNearest takes a limit of 1 to ${MAX_RESULTS}.`);
  const vector = wire.queryVector && numbersOf(decodeValue(wire.queryVector));
  if (!vector || vector.length < 1 || vector.length > MAX_DIMENSIONS) {
    throw invalidArgument(`FindNearest needs a query vector of 1 to ${MAX_DIMENSIONS} numbers.`);
  }
  return {
    field: parseFieldPath(wire.vectorField?.fieldPath ?? ''),
    vector,
    measure,
    limit: count,
    threshold: distanceThreshold && (distanceThreshold.value ?? 0),
    resultField: distanceResultField ? parseFieldPath(distanceResultField) : undefined,
  };
}

/** Returns the nearest documents, ordered by distance, equally near ones in their original order. */
export function findNearest(nearest: Nearest, documents: readonly StoredDocument[]): StoredDocument[] {
  const { field, vector, measure, limit, threshold, resultField } = nearest;
  return documents
    .flatMap((document) => {
      const value = getField(document.fields, field);
      const other = value && numbersOf(value);
      if (other?.length !== vector.length) return [];
      const distance = measure.distance(vector, other);
      const isNear = threshold === undefined || (distance - threshold) * measure.sign <= 0;
      // The cosine of a zero vector is undefined.
      return isNear && !Number.isNaN(distance) ? [{ document, distance }] : [];
    })
    .toSorted((a, b) => (a.distance - b.distance) * measure.sign)
    .slice(0, limit)
    .map(({ document, distance }) =>
      resultField
        ? {
            ...document,
            fields: withField(document.fields, resultField, { kind: 'double', value: distance }),
          }
        : document,
    );
}

function numbersOf(value: Value): number[] | undefined {
  const numbers = vectorValues(value)?.map((item) =>
    item.kind === 'double' || item.kind === 'integer' ? Number(item.value) : NaN,
  );
  return numbers?.some(Number.isNaN) ? undefined : numbers;
}
