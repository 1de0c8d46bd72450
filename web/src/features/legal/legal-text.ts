interface LegalList {
  list: readonly string[];
}

interface LegalTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A link that opens a document, also one outside the site's own pages. */
interface LegalLink {
  link: string;
  href: string;
}

/** A paragraph, a list, a link or a table. */
export type LegalBlock = string | LegalList | LegalLink | LegalTable;

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}
