/** Downloads a generated file under the given name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has read the content by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
