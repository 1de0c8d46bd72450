import { isNameField, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { WireMask } from './wire-write.ts';

/** Returns the fields that a read requests; undefined for all. The name is always included. */
export function parseMask(mask: WireMask | undefined): FieldPath[] | undefined {
  return mask?.fieldPaths?.map(parseFieldPath).filter((path) => !isNameField(path));
}
