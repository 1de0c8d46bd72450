import { createContext, useContext } from 'react';
import type { FieldValue, Values } from './values.ts';

/** What every field of a form works with. */
export interface Form {
  values: Values;
  /** What is wrong with the value of that name, once it is time to say so. */
  problemOf: (name: string) => string | undefined;
  /** Puts a value in the place of another, or what `value` makes of the one that stands there by then. */
  change: (name: string, value: FieldValue | ((values: Values) => FieldValue)) => void;
  /** The person has been there and gone on. */
  visit: (name: string) => void;
  /** A picture has been stored, and belongs to this form until it is saved. */
  keepUpload: (path: string) => void;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a form around it');
  return form;
}
