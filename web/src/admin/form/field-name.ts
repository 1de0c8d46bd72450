import type { Resources } from '../../i18n/resources.ts';

type Editing = Resources['admin']['editing'];

/** The fields that have a label. */
export type FieldName = keyof Editing['fields'];
export type SectionName = keyof Editing['sections'];
