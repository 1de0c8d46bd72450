import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import type {
  FieldOverride,
  IndexDefinition,
  IndexField,
  IndexMode,
  IndexSet,
  QueryScope,
} from './index-definition.ts';

// Parses firestore.indexes.json, the file that firebase-tools deploys
// (https://firebase.google.com/docs/reference/firestore/indexes).

type Json = Record<string, unknown>;

/** Parses an index file. Throws an Error that names the invalid member and the expected value. */
export function parseIndexFile(text: string): IndexSet {
  const file = objectAt(JSON.parse(text), 'The file');
  return {
    composites: listAt(file['indexes'] ?? [], 'indexes').map(compositeOf),
    overrides: listAt(file['fieldOverrides'] ?? [], 'fieldOverrides').map(overrideOf),
  };
}

function compositeOf(entry: unknown, i: number): IndexDefinition {
  const at = `indexes[${i}]`;
  const { collectionGroup, queryScope, fields } = objectAt(entry, at);
  return {
    collectionGroup: textAt(collectionGroup, `${at}.collectionGroup`),
    queryScope: scopeOf(queryScope, at),
    fields: listAt(fields, `${at}.fields`).map((field, j) => fieldOf(field, `${at}.fields[${j}]`)),
  };
}

function overrideOf(entry: unknown, i: number): FieldOverride {
  const at = `fieldOverrides[${i}]`;
  const { collectionGroup, fieldPath, indexes } = objectAt(entry, at);
  return {
    collectionGroup: textAt(collectionGroup, `${at}.collectionGroup`),
    path: pathOf(fieldPath, at),
    modes: listAt(indexes, `${at}.indexes`).map((index, j) => {
      const here = `${at}.indexes[${j}]`;
      const mode = objectAt(index, here);
      return { queryScope: scopeOf(mode['queryScope'] ?? 'COLLECTION', here), mode: modeOf(mode, here) };
    }),
  };
}

function fieldOf(entry: unknown, at: string): IndexField {
  const field = objectAt(entry, at);
  return { path: pathOf(field['fieldPath'], at), mode: modeOf(field, at) };
}

function modeOf({ order, arrayConfig, vectorConfig }: Json, at: string): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (arrayConfig === 'CONTAINS') return arrayConfig;
  if (vectorConfig !== undefined) {
    const dimension = Number(objectAt(vectorConfig, `${at}.vectorConfig`)['dimension']);
    if (Number.isInteger(dimension) && dimension > 0) return { dimension };
  }
  throw new Error(
    `${at} needs an order (ASCENDING or DESCENDING), an arrayConfig (CONTAINS) or a vectorConfig with a dimension.`,
  );
}

function scopeOf(value: unknown, at: string): QueryScope {
  if (value === 'COLLECTION' || value === 'COLLECTION_GROUP') return value;
  throw new Error(`${at}.queryScope is neither COLLECTION nor COLLECTION_GROUP.`);
}

/** Normalizes a field path; `*` stands for every field. */
function pathOf(value: unknown, at: string): string {
  const text = textAt(value, `${at}.fieldPath`);
  return text === '*' ? text : formatFieldPath(parseFieldPath(text));
}

function textAt(value: unknown, at: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`${at} is not a text.`);
}

function listAt(value: unknown, at: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${at} is not a list.`);
}

function objectAt(value: unknown, at: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new Error(`${at} is not an object.`);
}
