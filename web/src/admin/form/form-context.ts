import type { FormRule } from 'antd';
import { createContext, useContext } from 'react';
import type { FieldValue, Values } from './values.ts';

/** What all fields of a form share. antd's form holds the values; each has a `FormValue`. */
export interface Form {
  values: Values;
  /** The validation error of that value, once the field was left or the form submitted. */
  problemOf: (name: string) => string | undefined;
  /** The validation of that value. */
  ruleOf: (name: string) => FormRule;
  /** Whether the item cannot be saved without that text or number. */
  isRequired: (name: string) => boolean;
  /** Sets a value otherwise than by typing, or derives it from the latest values. */
  change: (name: string, value: FieldValue | ((values: Values) => FieldValue)) => void;
  /** Called when a picture has been stored; it belongs to the form until the item is saved. */
  keepUpload: (path: string) => void;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a form around it');
  return form;
}
