import { expect } from 'vitest';

/** Elements that execute or load something. */
const RUNNING = 'script, iframe, object, embed, svg[onload], base, meta[http-equiv]';

/** Expects that stored content is rendered as text: without active elements, event handlers or script URLs. */
export function expectNoActiveContent(root: ParentNode): void {
  const elements = [...root.querySelectorAll('*')];
  const handlers = elements.flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
  const addresses = elements
    .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
    .filter((address) => /^\s*(javascript|data:text|vbscript)/i.test(address));
  const running = [...root.querySelectorAll(RUNNING)].map(({ outerHTML }) => outerHTML.slice(0, 100));
  expect({ handlers, addresses, running }).toEqual({ handlers: [], addresses: [], running: [] });
}
