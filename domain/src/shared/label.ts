/** Returns the label of a value: its translation or, if there is none, the value with its first letter capitalized. */
export function labelOf(value: string, translations: Readonly<Record<string, string>>): string {
  const translation = Object.hasOwn(translations, value) ? translations[value] : undefined;
  if (translation) return translation;
  const [first = '', ...rest] = value;
  return first.toUpperCase() + rest.join('');
}
