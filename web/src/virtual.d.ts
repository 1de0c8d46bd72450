declare module 'virtual:font-slices' {
  /** A font that the build has split into slices, files with a subset of its characters. */
  export interface FontTable {
    name: string;
    family: string;
    /** The range of `font-weight` for which it is used. */
    weights: readonly [number, number];
    /** The syllables of its second slice, and the number of syllables in the slices after it: see `cutSlices`. */
    core: string;
    size: number;
    /** The runs of Unicode blocks of 128 characters that have a slice `NAME-uBLOCK.woff2` each. */
    blocks: [first: number, last: number][];
  }

  /** What tells the characters of the slices `NAME-0.woff2`, `NAME-1.woff2` … of each font. */
  export interface SliceTable {
    letters: string;
    /** The frequent syllables, the most frequent ones first. */
    frequent: string;
    fonts: FontTable[];
  }

  /** The path of the folder with the slices. */
  export const address: string;
  export const letters: SliceTable['letters'];
  export const frequent: SliceTable['frequent'];
  export const fonts: SliceTable['fonts'];
}
