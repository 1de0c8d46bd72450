import { pictureUrl } from '../../lib/picture-url.ts';

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

/**
 * Returns a stored picture as the value of `image`: its URL or, with a credit, a https://schema.org/ImageObject that names it, as
 * search engines show it beside the picture.
 */
export function image(path: string, credit = ''): string | Thing {
  const url = pictureUrl(path);
  return credit ? { '@type': 'ImageObject', contentUrl: url, creditText: credit } : url;
}
