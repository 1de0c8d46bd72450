/** An item in schema.org's vocabulary, as JSON-LD. Undefined properties are omitted. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * Returns the script element with the structured data of a page. `<` is escaped, so that no stored text ends the
 * element or starts a comment. Browsers do not execute JSON-LD.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
