/** The texts below `root`, each with its element. */
export function* textsIn(root: Element): Generator<readonly [Element, string]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
      yield [node, node.value || node.placeholder];
    else if (node instanceof Text && node.parentElement && node.data.trim())
      yield [node.parentElement, node.data];
  }
}
