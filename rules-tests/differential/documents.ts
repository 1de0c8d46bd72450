import fc from 'fast-check';
import type { FirestoreCase } from '../cases/firestore-case.ts';
import { writing, type Entity } from './entities.ts';
import { allSteps, applied, describeStep, type Step } from './steps.ts';

/** Values that nobody thought of. */
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 45 }), { maxLength: 22 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
);

/**
 * Writes of one entity: a valid item changed in up to four fields that the schema allows to be changed so, and in most
 * cases one step further, which may go anywhere.
 */
export function writesOf(entity: Entity): fc.Arbitrary<FirestoreCase> {
  const steps = allSteps(entity);
  const harmless = steps.filter(
    (step) => writing(entity, applied(entity.valid, [step]), { change: '' }).allowed,
  );
  const anyStep: fc.Arbitrary<Step> = fc.oneof(
    fc.constantFrom(...steps),
    fc.record({
      field: fc.constantFrom(...Object.keys(entity.shapes).filter((name) => name !== 'createdAt')),
      value: anyValue,
    }),
  );
  return fc
    .record({
      method: fc.constantFrom('create' as const, 'update' as const),
      changes: fc.array(fc.constantFrom(...harmless), { maxLength: 4 }),
      further: fc.array(anyStep, { maxLength: 1 }),
    })
    .map(({ method, changes, further }) => {
      const taken = [...changes, ...further];
      const from = method === 'create' ? entity.valid : entity.before;
      return writing(entity, applied(from, taken), { method, change: taken.map(describeStep).join(', ') });
    });
}
