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
