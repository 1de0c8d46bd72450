/** Where the cursor stands; the text's places are null where the browser does not tell them. */
export interface Cursor {
  field: string;
  start: number | null;
  end: number | null;
}

/** Where in this form the cursor stands; null when it is elsewhere. */
export function cursorIn(form: HTMLFormElement): Cursor | null {
  const focused = document.activeElement;
  if (!focused || !form.contains(focused) || !('name' in focused)) return null;
  const { name, selectionStart, selectionEnd } = focused as HTMLInputElement;
  return { field: name, start: selectionStart ?? null, end: selectionEnd ?? null };
}
