import { isNameField, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { WireMask } from './wire-write.ts';

/** The fields a read asks for; undefined for all of them. The name, which every document has, needs no asking. */
export function parseMask(mask: WireMask | undefined): FieldPath[] | undefined {
  return mask?.fieldPaths?.map(parseFieldPath).filter((path) => !isNameField(path));
}
