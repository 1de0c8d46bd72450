import type { PictureFolder } from '@app/domain/shared/picture.ts';
import type { Resources } from '../../i18n/resources.ts';
import type { FieldName } from './field-name.ts';
import type { Values } from './values.ts';

interface AnyField {
  /** The item's field. */
  name: string;
  /** Its words, under `editing.fields`, where they are not those of `name`. */
  label?: FieldName;
  /** The field belongs to the item only then. */
  when?: (values: Values) => boolean;
}

export interface TextField extends AnyField {
  kind: 'text';
  /** A text of so many rows; a single line without. */
  rows?: number;
  /** Has a Korean counterpart, `…Kr`, beside it. */
  isTranslated?: boolean;
  /** An empty text is no text at all: the item does without the field. */
  isOmittedEmpty?: boolean;
  inputType?: 'url' | 'tel';
}

export interface ListField extends AnyField {
  kind: 'list';
  isTranslated?: boolean;
  /** Words that are offered. */
  suggestions?: readonly string[];
}

export interface NumberField extends AnyField {
  kind: 'number';
  /** The bounds, in the unit that is typed. */
  min: number;
  max: number;
  /** Typed numbers are rounded to this many decimal places; 0 accepts whole numbers only. */
  decimals: number;
  /** Typed in dollars and stored as integer cents. */
  isCents?: boolean;
  /** Stored when the field is empty; without it the item has no such field. */
  fallback?: number;
  /** Behind the label, under `editing.units`. */
  unit?: 'won' | 'minutes' | 'people' | 'percent' | 'degrees';
}

export interface ChoiceField extends AnyField {
  kind: 'choice';
  options: readonly string[];
  /** The translation key under which the options are named on the site. */
  labels:
    | `product:${keyof Pick<Resources['product'], 'type' | 'availability' | 'origin' | 'roastLevel' | 'process' | 'carbonation'>}`
    | 'experiences:type';
  /** One of `options`, or none of them. */
  isOptional?: boolean;
}

export interface FlagField extends AnyField {
  kind: 'flag';
}

export interface MomentField extends AnyField {
  kind: 'moment';
}

export interface PicturesField extends AnyField {
  kind: 'pictures';
  folder: PictureFolder;
  /** One picture is a path; of several they are a list of paths. */
  max: number;
  /** The field with their words; its Korean counterpart has the Korean ones. */
  altName: string;
}

export interface WeekField extends AnyField {
  kind: 'week';
}

export type Field =
  TextField | ListField | NumberField | ChoiceField | FlagField | MomentField | PicturesField | WeekField;

export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** The names under which a field stands in the form's values: its own, and that of its Korean counterpart. */
export function namesOf(field: Field): readonly string[] {
  return 'isTranslated' in field && field.isTranslated ? [field.name, `${field.name}Kr`] : [field.name];
}

/** The words of a field, under `editing.fields`. */
export function labelOf({ label, name }: Field): FieldName {
  return label ?? (name as FieldName);
}
