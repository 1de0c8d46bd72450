import type { RulesFilter } from '../../src/rules/firestore/firestore-api.ts';
import type { Value } from '../../src/values/value.ts';
import type { Clause } from './client.ts';
import { bytes, geoPoint, timestamp } from './tag.ts';

/** Converts a filter of the rules to a client's clause. */
export function clauseOf(filter: RulesFilter): Clause {
  if (filter.kind === 'field') return [filter.field.join('.'), filter.operator, plainOf(filter.value)];
  const clauses = filter.filters.map(clauseOf);
  return filter.kind === 'and' ? { and: clauses } : { or: clauses };
}

function plainOf(value: Value): unknown {
  switch (value.kind) {
    case 'null':
      return null;
    case 'integer':
      return Number(value.value);
    case 'timestamp':
      return timestamp(value.seconds, value.nanos);
    case 'bytes':
      return bytes(...value.value);
    case 'geoPoint':
      return geoPoint(value.latitude, value.longitude);
    case 'array':
      return value.values.map(plainOf);
    case 'map':
      return Object.fromEntries([...value.fields].map(([name, item]) => [name, plainOf(item)]));
    // References in these cases are names of listed documents, so their ids are sufficient.
    case 'reference':
      return value.path.slice(value.path.lastIndexOf('/') + 1);
    default:
      return value.value;
  }
}
