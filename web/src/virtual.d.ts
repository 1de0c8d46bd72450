declare module 'virtual:font-slices' {
  /** A font that the build has split into slices, files with a subset of its characters. */
  export interface FontTable {
    name: string;
    family: string;
    /** The range of `font-weight` for which it is used. */
    weights: readonly [number, number];
    /** The characters of the slices `NAME-0.woff2`, `NAME-1.woff2` … */
    slices: string[];
    /** The numbers of the Unicode blocks of 128 characters that have a slice `NAME-uBLOCK.woff2`. */
    blocks: number[];
  }

  /** The path of the folder with the slices. */
  export const address: string;
  export const tables: FontTable[];
}
