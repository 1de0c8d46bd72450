interface LegalList {
  list: readonly string[];
}

interface LegalTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A paragraph, a list or a table. */
export type LegalBlock = string | LegalList | LegalTable;

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page in one language. A section that is missing does not compile; neither does one too many. */
export interface LegalText<Section extends string> {
  title: string;
  /** What the page is about, in a sentence: for search engines and below the title. */
  text: string;
  /** The title of a section with its number: `제1조(목적)`, `1. Purpose`. */
  heading: (number: number, title: string) => string;
  sections: Record<Section, LegalSection>;
}
