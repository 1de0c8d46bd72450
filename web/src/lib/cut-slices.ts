/** Of the rarer syllables, those after this many from the end, a slice has twice as many. */
const RARER = 900;

/**
 * Returns the characters of each small slice of a font: the letters, the syllables of its core, and the other frequent
 * syllables, `size` at a time. The build cuts the font like this and the page finds its slices like this, which spares the
 * page a table of them.
 */
export function cutSlices(letters: string, core: string, frequent: string, size: number): string[] {
  const inCore = new Set(core);
  const others = [...frequent].filter((syllable) => !inCore.has(syllable));
  const slices = [letters, core];
  while (others.length > 0) slices.push(others.splice(0, others.length > RARER ? size : 2 * size).join(''));
  return slices;
}
