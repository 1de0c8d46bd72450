import { beforeEach, expect, it } from 'vitest';
import { openPageAt } from '../testing/page-address.ts';
import { holdsInput, watchInput } from './page-input.ts';

/** Opens another page in each test. */
let pages = 0;
const openAt = (path: string) => openPageAt(new URL(path, location.href).href);

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  pages += 1;
  openAt(`/products/${pages}`);
});

it('holds what was typed into the server-rendered page before the scripts ran', () => {
  (show('<textarea></textarea>') as HTMLTextAreaElement).value = 'typed before hydration';
  expect(holdsInput()).toBe(false);
  watchInput();
  expect(holdsInput()).toBe(true);
});

it.each([
  '<textarea></textarea>',
  '<select><option>1<option>2</select>',
  '<input type="checkbox">',
  '<input type="radio">',
])('holds a change of %s, until another page is open', (html) => {
  const field = show(html);
  expect(holdsInput()).toBe(false);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(holdsInput()).toBe(true);
  openAt(`/en/products/${pages}`);
  expect(holdsInput(), 'in the other language').toBe(true);
  openAt('/about');
  expect(holdsInput()).toBe(false);
});

it('holds input when another form has taken the place of the one that was typed into', () => {
  show('<input>').dispatchEvent(new Event('input', { bubbles: true }));
  show('<input value="typed">');
  expect(holdsInput()).toBe(true);
});
