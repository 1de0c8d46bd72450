import { useEffect } from 'react';

declare global {
  interface Window {
    /** What a rendered page kept before it came to life; see `app/boot.js`. */
    earlyInput?: { press: HTMLElement | null; end: () => void };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Texts typed and choices made before the page came to life; React will write its own values over them. */
let typed: (readonly [Field, string])[] = [];

function initialValue(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ??
      field.options[0]?.value ??
      ''
    );
  return field.defaultValue;
}

/** To be called right before the page comes to life. */
export function rememberEarlyInput(): void {
  const fields = document.querySelectorAll<Field>(
    'input:not([type=checkbox], [type=radio]), textarea, select',
  );
  typed = [...fields]
    .filter((field) => field.value !== initialValue(field))
    .map((field) => [field, field.value]);
}

/** Writes as a person does: past React's own setter, so that it notices. */
function write(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Once the page is alive, does again what a visitor did before: nothing typed or pressed is lost. */
export function useEarlyInput(): void {
  useEffect(() => {
    const early = window.earlyInput;
    if (!early) return;
    delete window.earlyInput;
    early.end();
    for (const [field, value] of typed) write(field, value);
    typed = [];
    early.press?.click();
  }, []);
}
