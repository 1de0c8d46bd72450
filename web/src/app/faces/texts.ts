/** What waits until it is seen (`ui/later.css`). */
const HELD = '[data-holding] [data-later]';

/** What can be read below `root`, piece by piece, each with the element in which it stands. */
export function* textsIn(root: Element): Generator<readonly [Element, string]> {
  if (root.closest(HELD)) return;
  // Whatever is rejected is so with all that it contains.
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(HELD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
      yield [node, node.value || node.placeholder];
    else if (node instanceof Text && node.parentElement && node.data.trim())
      yield [node.parentElement, node.data];
  }
}
