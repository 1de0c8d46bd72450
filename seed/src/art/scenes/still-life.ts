import { faded, at, page, path, rect, type Placement, type Svg } from '../svg.ts';
import { castShadow } from '../modelled.ts';
import { INK, mix, shade, tint } from '../palette.ts';
import { gardenWall, ledge } from '../motifs/ground.ts';
import { sun, windowLight } from '../motifs/air.ts';
import { leafyBranch } from '../motifs/plants.ts';

/** Products are shown 4:5. */
export const STILL_WIDTH = 1600;
export const STILL_HEIGHT = 2000;

export type Backdrop = 'sun' | 'window' | 'branch' | 'garden';

export interface Thing extends Placement {
  piece: Svg;
  x: number;
  y?: number;
}

export interface StillLife {
  backdrop: Backdrop;
  /** The colour of the wall, of the light on it, and of the ledge in front. */
  ground: string;
  light: string;
  table: string;
  /** Where the sun or the patch of light stands. */
  lightAt?: [number, number];
  /** What is sold. */
  hero: Thing;
  /** What it tastes of, from back to front. */
  around: readonly Thing[];
}

/** A fruit lies on the ledge: its own shadow, then itself, its lower edge on the floor. */
export function lying(piece: Svg, x: number, y = 1770, scale = 1.15, rotate = 0): Thing {
  return { piece: at(0, 0, castShadow(130 * scale)) + at(0, -86 * scale, piece, { scale, rotate }), x, y };
}

const FLOOR = 1690;
const EDGE = 1560;

const backdrops: Record<Backdrop, (scene: StillLife, x: number, y: number) => Svg> = {
  sun: ({ ground, light }, x, y) => at(x, y, sun(520, light, mix(ground, light, 0.3))),
  window: ({ ground, light }, x, y) =>
    at(x, y, windowLight(light, mix(ground, light, 0.25)), { scale: 1.45 }),
  branch: ({ ground, light }, x, y) =>
    at(x, y, path('M-420 -720 L560 -500 L420 640 L-560 420 Z', light)) +
    at(x - 620, y + 120, leafyBranch(mix(ground, light, 0.3), mix(ground, light, 0.3)), { scale: 1.9 }),
  garden: ({ ground, light, table }, x, y) =>
    at(x, y, sun(430, light, mix(ground, light, 0.35))) +
    at(
      0,
      1130,
      gardenWall(STILL_WIDTH, 460, {
        stone: mix(table, INK, 0.14),
        mortar: tint(table, 0.35),
        tile: mix(ground, INK, 0.66),
        cap: 1.05,
      }),
    ),
};

/** One product standing on a ledge in the light, with what it tastes of beside it. */
export function stillLife(scene: StillLife): Svg {
  const [x, y] = scene.lightAt ?? [860, 760];
  const put = ({ piece, x: left, y: foot = FLOOR, ...placement }: Thing) => at(left, foot, piece, placement);
  return page(
    STILL_WIDTH,
    STILL_HEIGHT,
    rect(0, 0, STILL_WIDTH, STILL_HEIGHT, scene.ground),
    backdrops[scene.backdrop](scene, x, y),
    ledge(STILL_WIDTH, EDGE, 250, 200, scene.table),
    faded(0.1, path(`M0 ${EDGE} H${STILL_WIDTH} V${EDGE + 46} H0 Z`, shade(scene.table, 0.9))),
    put(scene.hero),
    ...scene.around.map(put),
  );
}
