import { fromWallTime, toWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { withoutDerivedHours, type Hours } from '@app/domain/store-location/hours-text.ts';
import type { OpeningHours } from '@app/domain/store-location/opening-hours.ts';
import { isApart, namesOf, type Field, type FieldKind, type FieldOf } from '../form/field.ts';
import { parseNumber } from '../form/number-text.ts';
import { joinList, splitList } from '../form/list-text.ts';
import { specialHoursFromForm, specialHoursToForm } from '../form/special-hours.ts';
import {
  picturesOf,
  specialHoursOf,
  textOf,
  weekOf,
  type Fields,
  type FormPicture,
  type Values,
} from '../form/values.ts';
import { weekFromForm, weekToForm } from '../form/week.ts';

/** Converts a kind of field between an item and the form. */
interface Conversion<F> {
  toValues: (field: F, item: Fields) => Values;
  /** Returns the item's fields; those that are left out are removed from the item. */
  toFields: (field: F, values: Values) => Fields;
}

/** Returns one value for each of the field's names. */
function each<T>(field: Field, convert: (name: string) => T): Record<string, T> {
  return Object.fromEntries(namesOf(field).map((name) => [name, convert(name)]));
}

function pictureList(
  item: Fields,
  { name, altName, focusName, creditName }: FieldOf<'pictures'>,
): FormPicture[] {
  const listOf = (value: unknown): string[] => (value ? ([value].flat() as string[]) : []);
  const [alts, altsKr, focuses, credits] = [altName, `${altName}Kr`, focusName, creditName].map((detail) =>
    listOf(item[detail]),
  );
  return listOf(item[name]).map((path, index) => ({
    path,
    alt: alts?.[index] ?? '',
    altKr: altsKr?.[index] ?? '',
    focus: focuses?.[index] ?? '',
    credit: credits?.[index] ?? '',
  }));
}

/** A text that the item does not have when it is empty. */
const optionalText: Conversion<Field> = {
  toValues: ({ name }, item) => ({ [name]: (item[name] as string | undefined) ?? '' }),
  toFields: ({ name }, values) => (textOf(values, name) === '' ? {} : { [name]: textOf(values, name) }),
};

/** The owner's own texts of the opening hours: those that do not repeat the weekly hours. */
function ownHours(store: Partial<Hours>): Values {
  const { hours = '', hoursKr = '', openingHours } = store;
  const own = withoutDerivedHours({ hours, hoursKr, openingHours });
  return { hours: own.hours, hoursKr: own.hoursKr };
}

const CONVERSIONS: { [Kind in FieldKind]: Conversion<FieldOf<Kind>> } = {
  text: {
    toValues: (field, item) => each(field, (name) => (item[name] as string | undefined) ?? ''),
    toFields: (field, values) => {
      const texts = each(field, (name) => textOf(values, name).trim());
      return field.isOmittedEmpty && !texts[field.name] ? {} : texts;
    },
  },
  list: {
    toValues: (field, item) => each(field, (name) => joinList((item[name] as string[] | undefined) ?? [])),
    toFields: (field, values) => each(field, (name) => splitList(textOf(values, name))),
  },
  products: {
    toValues: ({ name }, item) => ({ [name]: joinList((item[name] as string[] | undefined) ?? []) }),
    toFields: ({ name }, values) => {
      const ids = splitList(textOf(values, name));
      return ids.length > 0 ? { [name]: ids } : {};
    },
  },
  number: {
    toValues: ({ name, fallback, isCents, decimals }, item) => {
      const number = (item[name] as number | undefined) ?? fallback;
      if (number === undefined) return { [name]: '' };
      return { [name]: isCents ? (number / 100).toFixed(decimals) : String(number) };
    },
    toFields: ({ name, decimals, fallback, isCents }, values) => {
      const number = parseNumber(textOf(values, name), decimals);
      if (number === null) return fallback === undefined ? {} : { [name]: fallback };
      // NaN fails the schema, so that the error is shown beside the field.
      return { [name]: isCents ? Math.round(number * 100) : number };
    },
  },
  choice: {
    toValues: ({ name, options, isOptional }, item) => ({
      [name]: (item[name] as string | undefined) ?? (isOptional ? '' : (options[0] ?? '')),
    }),
    toFields: ({ name }, values) => {
      const chosen = textOf(values, name);
      return chosen === '' ? {} : { [name]: chosen };
    },
  },
  choices: {
    toValues: ({ name }, item) => ({ [name]: joinList((item[name] as string[] | undefined) ?? []) }),
    toFields: ({ name, options }, values) => {
      const chosen = splitList(textOf(values, name));
      return { [name]: options.filter((option) => chosen.includes(option)) };
    },
  },
  flag: {
    toValues: ({ name }, item) => ({ [name]: item[name] !== false }),
    toFields: ({ name }, values) => ({ [name]: values[name] === true }),
  },
  moment: {
    toValues: ({ name, fallback }, item) => {
      const moment = item[name];
      const isTyped = moment instanceof Date && moment.getTime() !== fallback?.getTime();
      return { [name]: isTyped ? toWallTime(moment) : '' };
    },
    toFields: ({ name, fallback }, values) => {
      const text = textOf(values, name);
      if (text === '') return fallback ? { [name]: fallback } : {};
      // Text that is no moment fails the schema, so that the error is shown beside the field.
      return { [name]: fromWallTime(text) ?? text };
    },
  },
  pictures: {
    toValues: (field, item) => ({ [field.name]: pictureList(item, field) }),
    toFields: ({ name, altName, focusName, creditName, max }, values) => {
      const pictures = picturesOf(values, name);
      const one = (list: readonly string[]) => (max === 1 ? (list[0] ?? '') : list);
      const paths = { [name]: one(pictures.map(({ path }) => path)) };
      if (pictures.length === 0) return paths;
      const [focuses, credits] = [
        pictures.map(({ focus }) => focus),
        pictures.map(({ credit }) => credit.trim()),
      ];
      return {
        ...paths,
        [altName]: one(pictures.map(({ alt }) => alt.trim())),
        [`${altName}Kr`]: one(pictures.map(({ altKr }) => altKr.trim())),
        ...(focuses.some(Boolean) && { [focusName]: one(focuses) }),
        ...(credits.some(Boolean) && { [creditName]: one(credits) }),
      };
    },
  },
  week: {
    toValues: ({ name }, item) => ({ [name]: weekToForm(item[name] as OpeningHours | undefined) }),
    toFields: ({ name }, values) => {
      const hours = weekFromForm(weekOf(values, name));
      return hours ? { [name]: hours } : {};
    },
  },
  specialHours: {
    toValues: ({ name }, item) => ({ [name]: specialHoursToForm(item) }),
    toFields: ({ name }, values) => ({ ...specialHoursFromForm(specialHoursOf(values, name)) }),
  },
  hours: {
    toValues: (_, item) => ownHours(item),
    toFields: (_, values) =>
      ownHours({
        hours: textOf(values, 'hours').trim(),
        hoursKr: textOf(values, 'hoursKr').trim(),
        openingHours: weekFromForm(weekOf(values, 'openingHours')),
      }),
  },
  thanks: optionalText,
  store: optionalText,
};

const conversionOf = (field: Field) => CONVERSIONS[field.kind] as Conversion<Field>;

/** Returns the form values of an item. A missing field has its initial value. */
export function toValues(fields: readonly Field[], item: object): Values {
  const parts = fields.map((field) => conversionOf(field).toValues(field, item as Fields));
  return Object.assign({}, ...parts) as Values;
}

/** Returns the item that is saved: the fields that apply to it. The schema validates it. */
export function toFields(fields: readonly Field[], values: Values): Fields {
  const present = fields.filter((field) => !isApart(field) && (!field.when || field.when(values)));
  return Object.assign({}, ...present.map((field) => conversionOf(field).toFields(field, values))) as Fields;
}
