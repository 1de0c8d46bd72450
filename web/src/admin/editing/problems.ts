import type { TFunction } from 'i18next';
import type { z, ZodType } from 'zod';
import { TEXT_LIMITS } from '@app/domain/shared/fields.ts';
import { fromWallTime } from '@app/domain/shared/seoul-wall-time.ts';
import { findSpecialHoursProblem } from '@app/domain/store-location/special-hours-problem.ts';
import { decimalsOf, parseNumber } from '../form/number-text.ts';
import { toFields } from './conversions.ts';
import { lineOf } from '../form/special-hours.ts';
import { isApart, labelOf, namesOf, type Field, type FieldKind, type FieldOf } from '../form/field.ts';
import { specialHoursOf, textOf, type FormSpecialHours, type Values } from '../form/values.ts';

/** Validation errors by value name, as readable texts. */
export type Problems = Record<string, string>;

interface Asked<F> {
  t: TFunction<'admin'>;
  field: F;
  text: string;
  values: Values;
  /** Returns the maximum length in the schema if that is the error. */
  max: number | undefined;
}

const SENTENCES: { [Kind in FieldKind]: (asked: Asked<FieldOf<Kind>>) => string } = {
  text: ({ t, field, text, max }) => {
    if (max !== undefined) return t('editing.problems.long', { max, count: text.length });
    if (field.inputType === 'url') return t('editing.problems.url');
    return required(t, field);
  },
  list: ({ t, field: { itemMax = TEXT_LIMITS.tag } }) =>
    t('editing.problems.list', { most: TEXT_LIMITS.tags, each: itemMax }),
  products: ({ t }) => t('editing.problems.list', { most: TEXT_LIMITS.tags, each: TEXT_LIMITS.tag }),
  number: ({ t, field, text }) => {
    if (text.trim() === '') return required(t, field);
    if (decimalsOf(text) > field.decimals)
      return field.decimals === 0
        ? t('editing.problems.wholeNumber')
        : t('editing.problems.decimals', { count: field.decimals });
    const number = parseNumber(text, field.decimals) ?? Number.NaN;
    const isInRange = number >= field.min && number <= field.max;
    if (field.moreThan && isInRange)
      return t('editing.problems.moreThan', { label: t(`editing.fields.${field.moreThan}`) });
    const [min, max] = [written(field.min), written(field.max)];
    return t('editing.problems.number', { min, max });
  },
  choice: ({ t, field }) => required(t, field),
  choices: ({ t, field }) => required(t, field),
  flag: ({ t, field }) => required(t, field),
  moment: ({ t, field, text }) =>
    t(field.fallback && fromWallTime(text) ? 'editing.problems.endsBeforeStart' : 'editing.problems.moment'),
  pictures: ({ t }) => t('editing.problems.pictures', { max: TEXT_LIMITS.alt }),
  week: ({ t }) => t('editing.problems.week'),
  specialHours: ({ t, field, values }) => {
    const rows = specialHoursOf(values, field.name);
    const found = findSpecialHoursProblem(rows.map(lineOf));
    if (!found)
      return t('editing.problems.specialHours.list', { most: TEXT_LIMITS.tags, each: TEXT_LIMITS.tag });
    const [first = '', second = ''] = found.lines.map((index) => daysText(rows[index], index, t));
    return t(`editing.problems.specialHours.${found.problem}`, { first, second });
  },
  hours: ({ t, text, max = TEXT_LIMITS.line }) => t('editing.problems.long', { max, count: text.length }),
  thanks: ({ t, field }) => required(t, field),
  store: ({ t, field }) => required(t, field),
};

/** Names a row of special hours by its dates, or by its place when it has none yet. */
function daysText(row: FormSpecialHours | undefined, index: number, t: TFunction<'admin'>): string {
  const days = [row?.from, row?.until].filter(Boolean).join(' – ');
  return days || t('editing.specialHours.row', { number: index + 1 });
}

function written(number: number): string {
  return number.toLocaleString('en-US');
}

function required(t: TFunction<'admin'>, field: Field): string {
  return t('editing.problems.required', { label: t(`editing.fields.${labelOf(field)}`) });
}

/** Returns the names of a field's values and of the other fields that it writes. */
function isNamed(field: Field, name: string): boolean {
  const others =
    field.kind === 'pictures'
      ? [field.altName, `${field.altName}Kr`, field.focusName, field.creditName]
      : field.kind === 'specialHours'
        ? [`${field.name}Reasons`, `${field.name}ReasonsKr`]
        : [];
  return [...namesOf(field), ...others].includes(name);
}

export interface Blamed {
  field: Field;
  /** The name of the value beside which the error is shown. */
  name: string;
  /** The maximum in the schema, if the value exceeds it. */
  max: number | undefined;
}

/** Returns the field of the form that writes a wrong field of the item. */
export function blamedField(
  fields: readonly Field[],
  values: Values,
  issue: Pick<z.core.$ZodIssue, 'path' | 'code'> & { maximum?: number | bigint },
): Blamed {
  const name = String(issue.path[0]);
  const field = fields.find((each) => (!each.when || each.when(values)) && isNamed(each, name));
  if (!field) throw new Error(`No field of the form is to blame for ${name}`);
  return {
    field,
    name: namesOf(field).includes(name) ? name : field.name,
    max: issue.code === 'too_big' ? Number(issue.maximum) : undefined,
  };
}

/** Returns whether a number outside the item, which no schema checks, is empty or in its range. */
function isAllowed({ decimals, min, max }: FieldOf<'number'>, text: string): boolean {
  const number = parseNumber(text, decimals);
  return number === null || (number >= min && number <= max);
}

/** Validates the current values with the schema. */
export function problemsOf(
  schema: ZodType,
  fields: readonly Field[],
  values: Values,
  t: TFunction<'admin'>,
): Problems {
  const problems: Problems = {};
  const say = (field: Field, name: string, max?: number) =>
    (SENTENCES[field.kind] as (asked: Asked<Field>) => string)({
      t,
      field,
      text: textOf(values, name),
      values,
      max,
    });
  for (const field of fields) {
    if (isApart(field) && !isAllowed(field as FieldOf<'number'>, textOf(values, field.name)))
      problems[field.name] = say(field, field.name);
  }
  const result = schema.safeParse(toFields(fields, values));
  for (const issue of result.error?.issues ?? []) {
    const { field, name, max } = blamedField(fields, values, issue);
    problems[name] ??= say(field, name, max);
  }
  return problems;
}

/** The kinds of fields that may be empty. */
const TYPED: readonly FieldKind[] = ['text', 'number', 'moment'];

/** Returns the names of the texts, numbers and times without which the item cannot be saved. */
export function requiredNames(
  schema: ZodType,
  fields: readonly Field[],
  values: Values,
): ReadonlySet<string> {
  const typed = fields.filter(({ kind }) => TYPED.includes(kind)).flatMap(namesOf);
  const emptied = { ...values, ...Object.fromEntries(typed.map((name) => [name, ''])) };
  const result = schema.safeParse(toFields(fields, emptied));
  const missing = result.success ? [] : result.error.issues.map(({ path }) => String(path[0]));
  return new Set(missing.filter((name) => typed.includes(name)));
}
