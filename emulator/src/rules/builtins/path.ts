import { failure, type Outcome } from '../evaluation/outcome.ts';
import { kindOf, path, type RulesMap, type RulesPath } from '../values/rules-value.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/** rules.Path */
export const PATH_METHODS: BuiltinTable = {
  bind: builtin(['path', 'map'], bind),
};

/** Binds the unbound names of `/users/$(uid)`; the values are members of the resulting path. */
function bind(open: RulesPath, values: RulesMap): Outcome {
  const bindings = new Map(open.bindings);
  for (const [name, value] of values.entries) {
    if (typeof value !== 'string')
      return failure(`Cannot bind ${name}: expected string, received ${kindOf(value)}.`);
    bindings.set(name, value);
  }
  const segments = open.segments.map((segment) =>
    typeof segment === 'string' ? segment : (bindings.get(segment.unbound) ?? segment),
  );
  return path(segments, bindings);
}
