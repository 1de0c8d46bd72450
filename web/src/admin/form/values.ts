/** A picture in a form with its object path and what is said of it, which move together. */
export interface FormPicture {
  path: string;
  alt: string;
  altKr: string;
  /** The focal point, as in `FOCUS`. */
  focus: string;
  credit: string;
}

/** Opening hours of one weekday in a form. The times are kept while the day is marked closed. */
export interface FormDay {
  isOpen: boolean;
  open: string;
  close: string;
}

/** Days with other hours in a form. Without a last day it is one day. */
export interface FormSpecialHours extends FormDay {
  from: string;
  until: string;
  reason: string;
  reasonKr: string;
}

export type FieldValue =
  | string
  | boolean
  | readonly FormPicture[]
  | readonly FormDay[]
  | readonly FormSpecialHours[];

/** The values of a form by field name, as typed. */
export type Values = Readonly<Record<string, FieldValue>>;

/** The fields of a stored item, or of one that is to be saved. */
export type Fields = Readonly<Record<string, unknown>>;

export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** What a picture has for which nothing was entered, also in a draft that is older than the detail. */
export const NO_DETAILS = { alt: '', altKr: '', focus: '', credit: '' };

export function picturesOf(values: Values, name: string): readonly FormPicture[] {
  const pictures = (values[name] ?? []) as readonly (Partial<FormPicture> & Pick<FormPicture, 'path'>)[];
  return pictures.map((picture) => ({ ...NO_DETAILS, ...picture }));
}

export function weekOf(values: Values, name: string): readonly FormDay[] {
  return (values[name] ?? []) as readonly FormDay[];
}

export function specialHoursOf(values: Values, name: string): readonly FormSpecialHours[] {
  return (values[name] ?? []) as readonly FormSpecialHours[];
}
