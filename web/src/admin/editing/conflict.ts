import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { namesOf, type Field } from '../form/field.ts';
import type { Values } from '../form/values.ts';

/** A value that differs between the form and the stored item. */
export interface Difference {
  field: Field;
  /** The value's name: the field's own, or that of its Korean counterpart. */
  name: string;
  /** Returns the default choice: the version of the only side that changed the value, otherwise the admin's own. */
  proposed: Side;
}

export type Side = 'mine' | 'theirs';

/** Returns the values that differ between `mine` and `theirs`, both derived from `base`. */
export function differencesOf(
  fields: readonly Field[],
  { base, mine, theirs }: { base: Values; mine: Values; theirs: Values },
): Difference[] {
  return fields.flatMap((field) =>
    namesOf(field)
      .filter((name) => !isDeepEqual(mine[name], theirs[name]))
      .map((name): Difference => ({
        field,
        name,
        proposed: isDeepEqual(mine[name], base[name]) ? 'theirs' : 'mine',
      })),
  );
}

/** Returns the admin's values with the other side's where those were chosen. */
export function merged(mine: Values, theirs: Values, sides: Readonly<Record<string, Side>>): Values {
  const taken = Object.keys(sides).filter((name) => sides[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ''])) };
}
