declare module 'virtual:font-slices' {
  /** A font that the build has cut into slices, files with some of its characters. */
  export interface FontTable {
    name: string;
    family: string;
    /** The lightest and the heaviest `font-weight` that it is used for. */
    weights: readonly [number, number];
    /** The characters of the slices `NAME-0.woff2`, `NAME-1.woff2` … */
    slices: string[];
    /** Which blocks of 128 characters have a slice `NAME-uBLOCK.woff2`. */
    blocks: number[];
  }

  /** The path of the folder with the slices. */
  export const address: string;
  export const tables: FontTable[];
}
