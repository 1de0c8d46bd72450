/** A thing in schema.org's vocabulary, as JSON-LD. What is undefined is left out when it is written. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * The script element with all of a page's things. `<` is escaped, so that no stored text ends the element around it or
 * begins a comment in it; as JSON-LD is no script, nothing in it runs.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
