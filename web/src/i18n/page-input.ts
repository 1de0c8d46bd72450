type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/** The fields that the visitor has changed. */
const changed = new Set<Field>();

/** Returns the field, or the same one of a form that has replaced its own; undefined if neither is in the document. */
const shownField = (field: Field) =>
  field.isConnected
    ? field
    : [...document.querySelectorAll<Field>(FIELDS)].find(
        ({ name, value }) => name !== '' && name === field.name && value === field.value,
      );

const isUnchecked = (field: Field) =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) && !field.checked;

/** Returns whether another document would not have the value of a field. A filter or a search is also in the address. */
const isLost = (field: Field | undefined) =>
  field !== undefined &&
  field.value !== '' &&
  !field.disabled &&
  !isUnchecked(field) &&
  !new URLSearchParams(window.location.search).getAll(field.name).includes(field.value);

/** Returns whether another document in place of this one would lose what the visitor has entered, or a running timer. */
export const holdsInput = () =>
  document.querySelector('[data-running]') !== null ||
  [...changed].some((field) => isLost(shownField(field)));

/** Watches for input. Later, the values of the fields say nothing about it, because React writes them into their defaults, too. */
export function watchInput(): void {
  // What has been typed into the server-rendered page before this script ran.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue) changed.add(field);
  window.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) changed.add(target as Field);
  });
}
