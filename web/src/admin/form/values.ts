/** A picture in a form: its object path and its words, which move together. */
export interface FormPicture {
  path: string;
  alt: string;
  altKr: string;
}

/** A day of a week in a form: as two clocks tell it. Kept while the day is one of rest, should it be none after all. */
export interface FormDay {
  isOpen: boolean;
  open: string;
  close: string;
}

export type FieldValue = string | boolean | readonly FormPicture[] | readonly FormDay[];

/** What stands in a form: by the names of the item's fields, in the form in which it is typed. */
export type Values = Readonly<Record<string, FieldValue>>;

/** The fields of a stored item, or what becomes of `Values` when they are saved. */
export type Fields = Readonly<Record<string, unknown>>;

export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

export function picturesOf(values: Values, name: string): readonly FormPicture[] {
  return (values[name] ?? []) as readonly FormPicture[];
}

export function weekOf(values: Values, name: string): readonly FormDay[] {
  return (values[name] ?? []) as readonly FormDay[];
}
