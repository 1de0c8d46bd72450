import type { PictureFolder } from '@app/domain/shared/picture.ts';
import type { Resources } from '../../i18n/resources.ts';
import type { Values } from './values.ts';

type Editing = Resources['admin']['editing'];

/** The fields that have a label. */
export type FieldName = keyof Editing['fields'];
export type SectionName = keyof Editing['sections'];

interface AnyField {
  /** The name of the item's field. */
  name: string;
  /** The translation key under `editing.fields`, if it differs from `name`. */
  label?: FieldName;
  /** The field applies to the item only if this returns true. */
  when?: (values: Values) => boolean;
}

interface TextField extends AnyField {
  kind: 'text';
  /** Number of rows of a text area; without it the field is a single line. */
  rows?: number;
  /** Has a Korean counterpart, `…Kr`, beside it. */
  isTranslated?: boolean;
  /** The text may be formatted: it has a toolbar. Pictures of it are stored in this folder. */
  formatted?: PictureFolder;
  /** An empty text removes the field from the item. */
  isOmittedEmpty?: boolean;
  inputType?: 'url' | 'tel';
}

interface ListField extends AnyField {
  kind: 'list';
  isTranslated?: boolean;
  /** The most characters of an item; those of a tag unless given. */
  itemMax?: number;
  /** Suggested items. */
  suggestions?: readonly string[];
  /** The items are tags: those in use are suggested too, and duplicates of them are written as they are. */
  areTags?: true;
}

interface NumberField extends AnyField {
  kind: 'number';
  /** The bounds, in the unit that is typed. */
  min: number;
  max: number;
  /** The most decimal places that may be typed; 0 accepts whole numbers only. */
  decimals: number;
  /** The name of a number that it must exceed. */
  moreThan?: FieldName;
  /** Typed in dollars and stored as integer cents. */
  isCents?: boolean;
  /** Stored when the field is empty; without it the item has no such field. */
  fallback?: number;
  /** The translation key under `editing.units` of the unit behind the label. */
  unit?: 'won' | 'minutes' | 'hours' | 'people' | 'percent' | 'grams' | 'millilitres' | 'degrees';
  /** The label itself names the unit. */
  isUnitInLabel?: true;
  /** It may be empty, and is stored in a document of its own: neither the item nor its versions have it. */
  isApart?: true;
}

interface ChoiceField extends AnyField {
  kind: 'choice';
  options: readonly string[];
  /** The translation key under which the options are named on the site. */
  labels:
    | `product:${keyof Pick<Resources['product'], 'type' | 'availability' | 'origin' | 'roastLevel' | 'process' | 'carbonation'>}`
    | 'events:type'
    | 'admin:editing.payments';
  /** One of `options`, or none. */
  isOptional?: boolean;
}

/** Any of the options, in their order. */
interface ChoicesField extends AnyField {
  kind: 'choices';
  options: readonly string[];
  labels: 'product:grind';
}

/** The ids of products, separated by commas in the form's values. */
interface ProductsField extends AnyField {
  kind: 'products';
}

interface FlagField extends AnyField {
  kind: 'flag';
}

interface MomentField extends AnyField {
  kind: 'moment';
  /** Stored when the field is empty; shown as an empty field. */
  fallback?: Date;
  /** A time that has passed can be saved, and is pointed out. */
  warnsOfPast?: true;
}

interface PicturesField extends AnyField {
  kind: 'pictures';
  folder: PictureFolder;
  /** One picture is stored as a path, several as a list of paths. */
  max: number;
  /** The field with the alternative texts; its Korean counterpart has the Korean ones. */
  altName: string;
  focusName: string;
  creditName: string;
}

interface WeekField extends AnyField {
  kind: 'week';
}

/** Days with other hours than the weekly ones, with the reasons, which are stored in `…Reasons` and `…ReasonsKr`. */
interface SpecialHoursField extends AnyField {
  kind: 'specialHours';
}

/** The owner's own text of the opening hours, and its Korean counterpart, in place of those derived from `openingHours`. */
interface HoursField extends AnyField {
  kind: 'hours';
  isTranslated: true;
}

/** The mail of thanks after an event, and what it links to. */
interface ThanksField extends AnyField {
  kind: 'thanks';
}

/** A select of the stores, or of none. */
interface StoreField extends AnyField {
  kind: 'store';
}

export type Field =
  | TextField
  | ListField
  | ProductsField
  | NumberField
  | ChoiceField
  | ChoicesField
  | FlagField
  | MomentField
  | PicturesField
  | WeekField
  | SpecialHoursField
  | HoursField
  | ThanksField
  | StoreField;

export type FieldKind = Field['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** Returns the names of a field's form values: its own, and that of its Korean counterpart. */
export function namesOf(field: Field): readonly string[] {
  return 'isTranslated' in field && field.isTranslated ? [field.name, `${field.name}Kr`] : [field.name];
}

/** Returns the translation key of a field under `editing.fields`. */
export function labelOf({ label, name }: Field): FieldName {
  return label ?? (name as FieldName);
}

/** Returns whether a field is no field of the item: it is stored in a document of its own. */
export const isApart = (field: Field) => field.kind === 'number' && field.isApart === true;
