/** What a value is called: its translation among `words` or, without one, the value itself with a capital first letter. */
export function labelOf(value: string, translations: Readonly<Record<string, string>>): string {
  const translation = Object.hasOwn(translations, value) ? translations[value] : undefined;
  if (translation) return translation;
  const [first = '', ...rest] = value;
  return first.toUpperCase() + rest.join('');
}
