/** The focused field and its selection, whose ends are null if the browser does not report them. */
export interface Cursor {
  field: string;
  start: number | null;
  end: number | null;
}

/** Returns the cursor in this form, or null if none of its fields has the focus. */
export function cursorIn(form: HTMLFormElement): Cursor | null {
  const focused = document.activeElement;
  if (!focused || !form.contains(focused) || !('name' in focused)) return null;
  const { name, selectionStart, selectionEnd } = focused as HTMLInputElement;
  return { field: name, start: selectionStart ?? null, end: selectionEnd ?? null };
}
