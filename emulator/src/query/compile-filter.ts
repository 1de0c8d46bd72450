import { invalidArgument } from '../values/status.ts';
import { isNameField, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { NULL } from '../values/value.ts';
import type { Value } from '../values/value.ts';
import { decodeValue } from '../values/wire.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';
import type { WireFilter } from './structured-query.ts';

const NAN: Value = { kind: 'double', value: NaN };

/** The constants with which unary filters compare. */
const UNARY: Record<string, { operator: Operator; value: Value }> = {
  IS_NAN: { operator: '==', value: NAN },
  IS_NULL: { operator: '==', value: NULL },
  IS_NOT_NAN: { operator: '!=', value: NAN },
  IS_NOT_NULL: { operator: '!=', value: NULL },
};

const OPERATORS: Record<string, Operator> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  EQUAL: '==',
  NOT_EQUAL: '!=',
  ARRAY_CONTAINS: 'array-contains',
  IN: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  NOT_IN: 'not-in',
};

/**
 * Operators that imply an order by their field
 * (https://firebase.google.com/docs/firestore/query-data/order-limit-data).
 */
const INEQUALITIES = new Set<Operator>(['<', '<=', '>', '>=', '!=', 'not-in']);

/** Maximum number of values of an operator (https://firebase.google.com/docs/firestore/query-data/queries). */
const MAX_VALUES: Partial<Record<Operator, number>> = { in: 30, 'array-contains-any': 30, 'not-in': 10 };

export function compileFilter(wire: WireFilter): Filter {
  if (wire.compositeFilter) return compileComposite(wire.compositeFilter);
  if (wire.fieldFilter) {
    const { field, op = '', value } = wire.fieldFilter;
    const operator = Object.hasOwn(OPERATORS, op) ? OPERATORS[op] : undefined;
    if (!operator) throw invalidArgument(`Unknown filter operator "${op}".`);
    if (!value) throw invalidArgument('A field filter needs a value.');
    return checked({ kind: 'field', field: pathOf(field), operator, value: decodeValue(value) });
  }
  const { field, op = '' } = wire.unaryFilter ?? {};
  const constant = Object.hasOwn(UNARY, op) ? UNARY[op] : undefined;
  if (!constant) throw invalidArgument(`Unknown unary operator "${op}".`);
  return { kind: 'field', field: pathOf(field), ...constant };
}

function compileComposite({ op, filters = [] }: NonNullable<WireFilter['compositeFilter']>): Filter {
  if (filters.length === 0) throw invalidArgument('A composite filter needs filters.');
  if (op !== 'AND' && op !== 'OR') throw invalidArgument(`Unknown composite operator "${op}".`);
  return { kind: op === 'AND' ? 'and' : 'or', filters: filters.map(compileFilter) };
}

/** Returns the fields with inequality filters, in no particular order. */
export function inequalityPaths(filter: Filter | undefined): FieldPath[] {
  if (!filter) return [];
  if (filter.kind !== 'field') return filter.filters.flatMap(inequalityPaths);
  return INEQUALITIES.has(filter.operator) ? [filter.field] : [];
}

function pathOf(field: { fieldPath?: string } | undefined): FieldPath {
  return parseFieldPath(field?.fieldPath ?? '');
}

function checked(filter: FieldFilter): Filter {
  const maxValues = MAX_VALUES[filter.operator];
  if (maxValues !== undefined) {
    const count = filter.value.kind === 'array' ? filter.value.values.length : 0;
    if (count < 1 || count > maxValues) {
      throw invalidArgument(`'${filter.operator}' requires a list of 1 to ${maxValues} values.`);
    }
  }
  if (isNameField(filter.field)) checkReferences(filter.value);
  return filter;
}

function checkReferences(value: Value): void {
  const values = value.kind === 'array' ? value.values : [value];
  if (values.some(({ kind }) => kind !== 'reference')) {
    throw invalidArgument('__name__ can only be compared with document references.');
  }
}
