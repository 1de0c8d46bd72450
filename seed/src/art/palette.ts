/** The colours of the house: roast brown and ink, rice white, celadon and persimmon; the rest are their neighbours. */
export const INK = '#2a211c';
export const ROAST = '#46302a';
export const BEAN = '#6d4a37';
export const CLAY = '#a8694a';
export const PERSIMMON = '#dd6b35';
export const APRICOT = '#efb07a';
export const SUN = '#f3c35f';
export const STRAW = '#e3c691';
export const RICE = '#f8f2e6';
export const PAPER = '#efe5d3';
export const LINEN = '#dfd0b8';
export const STONE = '#b9ac9a';
export const CELADON = '#aac4b3';
export const CELADON_DEEP = '#74998a';
export const PINE = '#3e5b4f';
export const MIST = '#d5dfdb';
export const DUSK = '#4b5a6b';
export const NIGHT = '#27303b';
export const PLUM = '#7d4150';
export const ROSE = '#e3a79b';
export const BERRY = '#9c3144';
export const LEAF = '#7e9a63';
export const WHITE = '#fffdf8';

/** The colour `share` of the way from `from` to `to`, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) => parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(from, index) + (channel(to, index) - channel(from, index)) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const shade = (colour: string, share = 0.2) => mix(colour, INK, share);
export const tint = (colour: string, share = 0.35) => mix(colour, WHITE, share);
