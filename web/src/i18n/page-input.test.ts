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

function change(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it.each([
  '<textarea>typed</textarea>',
  '<input name="email" value="typed">',
  '<select><option>1<option selected>2</select>',
  '<input type="checkbox" checked>',
])('holds a change of %s as long as it is shown, also on another page', (html) => {
  const field = show(html);
  expect(holdsInput()).toBe(false);
  change(field);
  openAt('/about');
  expect(holdsInput()).toBe(true);
  field.remove();
  expect(holdsInput()).toBe(false);
});

it('holds no field that was emptied or sent', () => {
  const field = show('<input name="email" value="typed">') as HTMLInputElement;
  change(field);
  field.value = '';
  expect(holdsInput()).toBe(false);
  field.value = 'typed';
  field.disabled = true;
  expect(holdsInput()).toBe(false);
});

it('holds no filter and no search that the address states', () => {
  change(show('<input type="checkbox" name="origin" value="Kenya" checked>'));
  expect(holdsInput()).toBe(true);
  openAt('/coffee?origin=Brazil&origin=Kenya');
  expect(holdsInput()).toBe(false);
});

it('holds input when another form has taken the place of the one that was typed into', () => {
  change(show('<input name="email" value="typed">'));
  show('<input name="email" value="typed">');
  expect(holdsInput()).toBe(true);
  show('<input name="email" value="">');
  expect(holdsInput()).toBe(false);
});
