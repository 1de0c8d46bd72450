import { isDeepEqual } from '@app/domain/shared/deep-equal.ts';
import { namesOf, type Field } from '../form/field.ts';
import type { Values } from '../form/values.ts';

/** A value about which the form and the store are not of one mind. */
export interface Difference {
  field: Field;
  /** The value's name: the field's own, or that of its Korean counterpart. */
  name: string;
  /** What is taken unless the admin says otherwise: the change of whoever alone has made one, else the admin's own. */
  proposed: Side;
}

export type Side = 'mine' | 'theirs';

/** Where `mine` and `theirs` differ, both having begun with `base`. */
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

/** What the admin wrote, with the other's values where those were chosen. */
export function merged(mine: Values, theirs: Values, sides: Readonly<Record<string, Side>>): Values {
  const taken = Object.keys(sides).filter((name) => sides[name] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ''])) };
}
