const TILE = 512;

/** The same sequence of numbers in [0, 1) for the same seed, so that every machine renders the same pictures. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A tile of grey noise to blend over a picture in soft light, so that flat colours look printed on paper. `strength` is the
 * largest difference from medium grey; a higher one makes the encoded files larger.
 */
export function paperTile(strength: number) {
  const random = seededRandom(1972);
  const grey = Buffer.alloc(TILE * TILE * 3);
  for (let pixel = 0; pixel < TILE * TILE; pixel += 1) {
    const value = 128 + Math.round((random() + random() - 1) * strength);
    grey.fill(value, pixel * 3, pixel * 3 + 3);
  }
  return { data: grey, raw: { width: TILE, height: TILE, channels: 3 as const } };
}
