import { chance } from '../art/svg.ts';

const TILE = 512;

/**
 * The tooth of the paper: a tile of grey noise around the middle, to be laid over a picture in soft light. Soft
 * enough that it costs the encoders little and strong enough that flat colours look printed.
 */
export function paperTile(strength: number) {
  const random = chance(1972);
  const grey = Buffer.alloc(TILE * TILE * 3);
  for (let pixel = 0; pixel < TILE * TILE; pixel += 1) {
    const value = 128 + Math.round((random() + random() - 1) * strength);
    grey.fill(value, pixel * 3, pixel * 3 + 3);
  }
  return { data: grey, raw: { width: TILE, height: TILE, channels: 3 as const } };
}
