/** A part of a formatted text, as data: the server inlines it in the page. It holds no HTML, and only safe addresses. */
export type FormattedNode =
  | string
  | { as: 'p' | 'h2' | 'h3' | 'ul' | 'li' | 'blockquote' | 'em' | 'strong'; inner: FormattedNode[] }
  | { as: 'ol'; start: number; inner: FormattedNode[] }
  | { as: 'br' }
  /** To a page of the site, or anywhere else. */
  | { as: 'page' | 'address'; to: string; inner: FormattedNode[] }
  /** A picture of this site, by its object path; a figure stands by itself. */
  | { as: 'figure' | 'picture'; path: string; alt: string; credit?: string };
