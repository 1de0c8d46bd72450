import type { RulesDocument } from './firestore-api.ts';
import { fromDocumentName, fromFields } from '../values/convert.ts';
import { map, type RulesMap } from '../values/rules-value.ts';

/** A document as rules see it: `data`, `id` and `__name__`. */
export function resourceOf({ path: name, fields }: RulesDocument): RulesMap {
  return map({
    data: fromFields(fields),
    id: name.slice(name.lastIndexOf('/') + 1),
    __name__: fromDocumentName(name),
  });
}
