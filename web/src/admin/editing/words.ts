import type { editing } from './ko.ts';

/** The fields that have words. */
export type FieldName = keyof (typeof editing)['fields'];
export type SectionName = keyof (typeof editing)['sections'];
