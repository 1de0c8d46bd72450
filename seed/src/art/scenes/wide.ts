import { faded, at, page, path, rect, type Svg } from '../svg.ts';
import { INK, mix, shade } from '../palette.ts';
import { ledge } from '../motifs/ground.ts';
import { windowLight, beam } from '../motifs/air.ts';
import { leafyBranch } from '../motifs/plants.ts';

/** Events and stories are shown 3:2. */
export const WIDE_WIDTH = 1600;
export const WIDE_HEIGHT = 1066;

export function wide(...pieces: Svg[]): Svg {
  return page(WIDE_WIDTH, WIDE_HEIGHT, ...pieces);
}

export const backdrop = (colour: string): Svg => rect(0, 0, WIDE_WIDTH, WIDE_HEIGHT, colour);

export interface Room {
  wall: string;
  light: string;
  table: string;
  /** What the light falls through, and where the patch stands. */
  through?: 'window' | 'branch' | 'door';
  lightAt?: number;
}

export const TABLE_TOP = 800;

/** A room with one table across it; things put on it stand at about y = 900. */
export function room(
  { wall, light, table, through = 'window', lightAt = 1000 }: Room,
  ...things: Svg[]
): Svg {
  const faint = mix(wall, light, 0.3);
  const patches = {
    window: () => at(lightAt, 420, windowLight(light, faint)),
    door: () => at(lightAt, -10, beam(light, 1100, 520)),
    branch: () =>
      at(lightAt, 400, path('M-380 -460 L440 -330 L330 520 L-480 380 Z', light)) +
      at(lightAt - 460, 480, leafyBranch(faint, faint), { scale: 1.4 }),
  };
  return wide(
    backdrop(wall),
    patches[through](),
    ledge(WIDE_WIDTH, TABLE_TOP, 170, 120, table),
    faded(0.1, path(`M0 ${TABLE_TOP} H${WIDE_WIDTH} v34 H0 Z`, shade(INK, 0))),
    ...things,
  );
}
