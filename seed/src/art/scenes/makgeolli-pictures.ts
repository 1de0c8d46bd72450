import {
  grapes,
  greenApple,
  lemonHalf,
  melon,
  pear,
  raspberry,
  whitePeach,
  yuzu,
  yuzuHalf,
  orangeHalf,
} from '../motifs/fruits.ts';
import { chestnut, pebble } from '../motifs/nuts.ts';
import {
  blossomLabel,
  bubblesLabel,
  emberLabel,
  grainLabel,
  darkGrainLabel,
  linesLabel,
  raysLabel,
  wallLabel,
} from '../motifs/labels.ts';
import { blossom, blossomBranch, riceEar } from '../motifs/plants.ts';
import { bottle, bowl, paperJar, stonewareBottle, tallBottle } from '../motifs/vessels.ts';
import { BEAN, CELADON, INK, LEAF, PERSIMMON, PINE, RICE, ROSE, STRAW, SUN, WHITE } from '../palette.ts';
import { at, type Svg } from '../svg.ts';
import { cookies, greens, pancake, shells, slices } from '../motifs/dishes.ts';
import { servedMakgeolli, type ServedMakgeolli } from './flat-lay.ts';
import { lying, stillLife, type StillLife, type Thing } from './still-life.ts';

const standing = (piece: Svg, x: number, y: number, scale = 1.25): Thing => ({ piece, x, y, scale });

interface MakgeolliPicture extends StillLife {
  served: ServedMakgeolli;
}

/** Dry wines stand in cool light, sweet ones in warm; the livelier the wine, the more bubbles in its bowl. */
const MAKGEOLLIS: Record<string, MakgeolliPicture> = {
  'dam-makgeolli': {
    backdrop: 'garden',
    ground: '#cfdccf',
    light: '#f7e7bb',
    table: '#d9cfbb',
    lightAt: [1000, 600],
    hero: standing(
      bottle('#edf0e6', RICE, PINE, { paper: RICE, art: wallLabel('#e7ecdd', PERSIMMON, '#8b968a') }),
      600,
      1740,
      1.72,
    ),
    around: [
      { piece: riceEar(STRAW, LEAF), x: 1560, y: 1780, scale: 1.9, mirror: true, rotate: -6 },
      standing(bowl(CELADON, RICE), 1120, 1800, 1.5),
    ],
    served: {
      cloth: '#cbd8c9',
      bowl: CELADON,
      liquid: '#f3ead6',
      tray: '#8d5f43',
      bubbles: 26,
      dish: pancake('#e3b35c', '#7b8d84'),
      notes: [pear(), at(-60, 260, riceEar()), pear(), blossom(WHITE, SUN)],
    },
  },
  'byeot-sparkling': {
    backdrop: 'sun',
    ground: '#dce4df',
    light: '#f1cf7a',
    table: '#a9bfb6',
    lightAt: [900, 760],
    hero: standing(
      tallBottle('#d8e5da', '#f5f0df', PERSIMMON, { paper: RICE, art: bubblesLabel('#f0d58c', WHITE) }),
      650,
      1740,
      1.72,
    ),
    around: [lying(greenApple(), 1090, 1750, 1.55), lying(orangeHalf(), 1350, 1850, 1.25)],
    served: {
      cloth: '#cddad6',
      bowl: WHITE,
      liquid: '#f4eedc',
      tray: '#b98a5a',
      bubbles: 70,
      dish: greens('#dfe5e0', PERSIMMON),
      notes: [greenApple(), orangeHalf(), orangeHalf(), greenApple()],
    },
  },
  'chestnut-makgeolli': {
    backdrop: 'branch',
    ground: '#d3945c',
    light: '#ecc48d',
    table: '#9a613c',
    hero: standing(
      bottle('#f3e4c9', '#ecd3ab', BEAN, { paper: RICE, art: emberLabel('#8a4a2a', '#f2b25c') }),
      600,
      1740,
      1.72,
    ),
    around: [
      standing(bowl('#6b4331', '#ecd6b4'), 1120, 1770, 1.45),
      lying(chestnut(), 1400, 1800, 1.15),
      lying(chestnut(), 1250, 1890, 0.95, 24),
      lying(chestnut(), 940, 1880, 0.85, -20),
    ],
    served: {
      cloth: '#d8a470',
      bowl: '#7a4a34',
      liquid: '#ead0a6',
      tray: '#5a3a2c',
      bubbles: 22,
      dish: greens('#a8694a', '#5f4331'),
      notes: [chestnut(), chestnut(), chestnut(), chestnut()],
    },
  },
  'thrice-brewed-takju': {
    backdrop: 'sun',
    ground: '#4b4a46',
    light: '#e5b455',
    table: '#35332f',
    lightAt: [830, 700],
    hero: standing(
      stonewareBottle('#d8cbb4', BEAN, { paper: '#f6ecd6', art: grainLabel('#e9d7ae', '#a9772f') }),
      640,
      1750,
      1.95,
    ),
    around: [standing(bowl('#3f5a4e', '#f2e3bd'), 1230, 1800, 1.05), lying(melon(), 1370, 1890, 1.25)],
    served: {
      cloth: '#5d5a53',
      bowl: '#d8cbb4',
      liquid: '#efdcae',
      tray: '#2f2a26',
      bubbles: 0,
      dish: slices('#b5623a', '#7d8d86', '#e7a15c'),
      notes: [melon(), whitePeach(), at(-60, 260, riceEar()), whitePeach()],
    },
  },
  'dry-wall': {
    backdrop: 'window',
    ground: '#aab4b1',
    light: '#d9dedb',
    table: '#828d8b',
    lightAt: [860, 740],
    hero: standing(
      tallBottle('#cdd6d2', '#eceadf', INK, { paper: '#f4f2ea', art: linesLabel('#dfe3de', '#5d6b6d') }),
      640,
      1740,
      1.72,
    ),
    around: [
      lying(pebble('#8f9896'), 1160, 1760, 1.5),
      lying(lemonHalf(), 1370, 1850, 1.3),
      lying(pebble('#666f70'), 1060, 1880, 0.9),
    ],
    served: {
      cloth: '#b7c0bd',
      bowl: '#5c6668',
      liquid: '#f0ecdf',
      tray: '#43484a',
      bubbles: 0,
      dish: shells('#aab9b3'),
      notes: [lemonHalf(), pebble('#8f9896'), lemonHalf(), pebble('#6d7677')],
    },
  },
  'black-rice-makgeolli': {
    backdrop: 'window',
    ground: '#8b5560',
    light: '#c08b8c',
    table: '#5f3844',
    lightAt: [880, 760],
    hero: standing(
      bottle('#d9b3b4', '#a8636f', INK, { paper: '#f1e2d6', art: darkGrainLabel('#a4606b') }),
      600,
      1740,
      1.72,
    ),
    around: [standing(bowl(WHITE, '#a8636f'), 1130, 1790, 1.5), lying(raspberry(), 1420, 1860, 0.95, 16)],
    served: {
      cloth: '#a8747a',
      bowl: WHITE,
      liquid: '#a4606c',
      tray: '#3f2b30',
      bubbles: 24,
      dish: cookies('#6b3a3c', '#d8c4b4'),
      notes: [raspberry(), at(-60, 260, riceEar('#3d2b33', PINE)), raspberry(), raspberry()],
    },
  },
  'first-frost-yuzu': {
    backdrop: 'branch',
    ground: '#e4b64c',
    light: '#f5dc94',
    table: '#c0913a',
    hero: standing(
      tallBottle('#f3ebcb', '#f6e3a1', PINE, { paper: RICE, art: raysLabel('#f6dd8f', '#e58f3a') }),
      630,
      1740,
      1.72,
    ),
    around: [lying(yuzu(), 1110, 1760, 1.6), lying(yuzuHalf(), 1370, 1850, 1.3)],
    served: {
      cloth: '#e6c46c',
      bowl: '#5f7d6c',
      liquid: '#f6eabc',
      tray: '#96663f',
      bubbles: 64,
      dish: pancake('#e7bb63', '#e9e2cf'),
      notes: [yuzu(), yuzuHalf(), yuzu(), yuzuHalf()],
    },
  },
  'ihwaju-pear-blossom': {
    backdrop: 'garden',
    ground: '#dcc3b8',
    light: '#fbf3e6',
    table: '#cdb5a6',
    lightAt: [960, 610],
    hero: standing(
      paperJar(WHITE, '#ead9bd', { paper: '#f7eee0', art: blossomLabel('#e8c7bb') }),
      700,
      1760,
      2.35,
    ),
    around: [
      { piece: blossomBranch(WHITE, ROSE, BEAN), x: -60, y: 720, scale: 1.65, rotate: 24 },
      standing(bowl('#efe7dc', WHITE), 1300, 1850, 0.85),
    ],
    served: {
      cloth: '#e3cdc2',
      bowl: '#f4ede2',
      liquid: '#fffaf0',
      tray: '#a77256',
      bubbles: 0,
      dish: cookies('#b5753a', '#7f9488'),
      notes: [at(0, 0, grapes()), blossom(WHITE, ROSE), blossom(WHITE, ROSE), blossom(WHITE, ROSE)],
    },
  },
};
export const MAKGEOLLI_PICTURES: Record<string, () => Svg> = Object.fromEntries(
  Object.entries(MAKGEOLLIS).flatMap(([name, { served, ...scene }]) => [
    [`products/${name}.webp`, () => stillLife(scene)],
    [`products/${name}-served.webp`, () => servedMakgeolli(served)],
  ]),
);
