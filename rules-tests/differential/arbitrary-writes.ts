import fc from 'fast-check';
import type { FirestoreCase } from '../cases/firestore-case.ts';
import { writeCase, type Entity } from './entities.ts';
import { allFieldChanges, applyChanges, describeChange, type FieldChange } from './field-changes.ts';

/** Generates values of every kind. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 45 }), { maxLength: 22 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
);

/**
 * Generates writes of an entity: a valid item with up to four valid field changes and, in most cases, one arbitrary
 * change.
 */
export function arbitraryWrites(entity: Entity): fc.Arbitrary<FirestoreCase> {
  const allChanges = allFieldChanges(entity);
  const validChanges = allChanges.filter(
    (change) => writeCase(entity, applyChanges(entity.valid, [change]), { change: '' }).allowed,
  );
  const anyChange: fc.Arbitrary<FieldChange> = fc.oneof(
    fc.constantFrom(...allChanges),
    fc.record({
      field: fc.constantFrom(...Object.keys(entity.shapes).filter((name) => name !== 'createdAt')),
      value: anyValue,
    }),
  );
  return fc
    .record({
      method: fc.constantFrom('create' as const, 'update' as const),
      changes: fc.array(fc.constantFrom(...validChanges), { maxLength: 4 }),
      arbitrary: fc.array(anyChange, { maxLength: 1 }),
    })
    .map(({ method, changes, arbitrary: further }) => {
      const applied = [...changes, ...further];
      const from = method === 'create' ? entity.valid : entity.before;
      return writeCase(entity, applyChanges(from, applied), {
        method,
        change: applied.map(describeChange).join(', '),
      });
    });
}
