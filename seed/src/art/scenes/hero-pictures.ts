import { bubbles, steam, sun } from '../motifs/air.ts';
import { gardenWall } from '../motifs/ground.ts';
import { blossomBranch, cherryBranch } from '../motifs/plants.ts';
import { dripper } from '../motifs/tools.ts';
import { bottle, bowl, cup, onggi } from '../motifs/vessels.ts';
import { wallLabel } from '../motifs/labels.ts';
import { NO_CAST_SHADOWS } from '../modelled.ts';
import { BEAN, BERRY, CELADON, PERSIMMON, PINE, RICE, ROSE, WHITE } from '../palette.ts';
import { at, faded, page, path, rect, type Svg } from '../svg.ts';

/**
 * The two halves of the home page. The same wall runs through both at the same height, so that side by side they
 * are one picture: the roaster's evening and the brewer's morning.
 */
interface Format {
  width: number;
  height: number;
  /** How large the things on the wall are. */
  scale: number;
}

const PORTRAIT: Format = { width: 1600, height: 2000, scale: 1.72 };
const LANDSCAPE: Format = { width: 1600, height: 1066, scale: 1 };

/** Where the wall begins, as a share of the height; its ridge is 156 above that. */
const WALL_SHARE = 0.77;
const RIDGE = 150;

function onTheWall(
  { width, height }: Format,
  sky: string,
  wall: { stone: string; mortar: string; tile: string; seed: number },
  behind: Svg,
  ...standing: Svg[]
): Svg {
  const top = height * WALL_SHARE;
  return page(
    width,
    height,
    NO_CAST_SHADOWS,
    rect(0, 0, width, height, sky),
    behind,
    at(0, top, gardenWall(width, height - top, { ...wall, cap: 1.3 })),
    faded(
      0.12,
      path(
        `M0 ${top} L${width * 0.42} ${top} L${width * 0.2} ${height} H0 Z M${width * 0.66} ${top} L${width} ${top} V${height} L${width * 0.44} ${height} Z`,
        WHITE,
      ),
    ),
    ...standing,
  );
}

function coffeeHalf(format: Format): Svg {
  const { width, height, scale } = format;
  const foot = height * WALL_SHARE - RIDGE;
  return onTheWall(
    format,
    '#46322b',
    { stone: '#7f6352', mortar: '#43322b', tile: '#66605d', seed: 5 },
    at(width * 0.6, height * 0.46, sun(300 * scale, PERSIMMON, '#6d4230')),
    at(-40 * scale, 300 * scale, cherryBranch('#33493f', BERRY), { scale: scale * 0.95, rotate: 6 }),
    at(width * 0.58, foot, dripper(RICE, '#2a1a15'), { scale: scale * 1.18 }),
    at(width * 0.8, foot, cup('#efe3cf', '#3a231b', CELADON), { scale: scale * 1.02 }),
    at(width * 0.8, foot - 200 * scale, steam(RICE, 0.5), { scale: scale * 0.7 }),
  );
}

function makgeolliHalf(format: Format): Svg {
  const { width, height, scale } = format;
  const foot = height * WALL_SHARE - RIDGE;
  const label = { paper: RICE, art: wallLabel('#e7ecdd', PERSIMMON, '#8b968a') };
  return onTheWall(
    format,
    '#c3d3c6',
    { stone: '#d3cab9', mortar: '#efe8d9', tile: '#5d6763', seed: 8 },
    at(width * 0.42, height * 0.44, sun(290 * scale, '#f8efd6', '#d6dfcf')),
    at(width * 0.72, foot - 20 * scale, bubbles(420 * scale, 520 * scale, WHITE, 5, 18)),
    at(width + 30 * scale, 250 * scale, blossomBranch(WHITE, ROSE, BEAN), {
      scale: scale * 0.92,
      mirror: true,
      rotate: 8,
    }),
    at(width * 0.25, foot, onggi('#7c513b'), { scale: scale * 0.82 }),
    at(width * 0.53, foot, bottle('#edf0e6', RICE, PINE, label), { scale: scale * 0.74 }),
    at(width * 0.78, foot, bowl(CELADON, RICE), { scale: scale * 0.92 }),
  );
}

export const HERO_PICTURES: Record<string, () => Svg> = {
  'hero-coffee-portrait': () => coffeeHalf(PORTRAIT),
  'hero-makgeolli-portrait': () => makgeolliHalf(PORTRAIT),
  'hero-coffee-landscape': () => coffeeHalf(LANDSCAPE),
  'hero-makgeolli-landscape': () => makgeolliHalf(LANDSCAPE),
};
