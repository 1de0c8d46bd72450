import type { ComponentType } from 'react';
import { PicturesField } from './pictures-field.tsx';
import type { Field, FieldKind, FieldOf } from '../../form/field.ts';
import { ChoiceField, ProductsField, StoreField, ThanksField } from './select-fields.tsx';
import { ChoicesField } from './choices-field.tsx';
import { FlagField } from './flag-field.tsx';
import { HoursFields } from './hours-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { MomentField } from './moment-field.tsx';
import { NumberField } from './number-field.tsx';
import { SpecialHoursField } from './special-hours-field.tsx';
import { TextFields } from './text-fields.tsx';
import { WeekField } from './week-field.tsx';

const COMPONENTS: { [Kind in FieldKind]: ComponentType<{ field: FieldOf<Kind> }> } = {
  text: TextFields,
  list: ListFields,
  products: ProductsField,
  number: NumberField,
  choice: ChoiceField,
  choices: ChoicesField,
  flag: FlagField,
  moment: MomentField,
  pictures: PicturesField,
  week: WeekField,
  specialHours: SpecialHoursField,
  hours: HoursFields,
  thanks: ThanksField,
  store: StoreField,
};

/** Renders a field of the form by its kind. */
export function FormField({ field }: { field: Field }) {
  const Component = COMPONENTS[field.kind] as ComponentType<{ field: Field }>;
  return <Component field={field} />;
}
