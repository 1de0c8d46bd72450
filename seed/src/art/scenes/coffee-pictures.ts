import {
  apricot,
  berries,
  grapefruitHalf,
  greenPlum,
  orangeHalf,
  peach,
  redApple,
  strawberry,
} from '../motifs/fruits.ts';
import {
  chestnut,
  almond,
  bean,
  cacao,
  coffeeCherry,
  hazelnut,
  peanut,
  sugar,
  walnut,
} from '../motifs/nuts.ts';
import {
  emberLabel,
  glassHouseLabel,
  hillsLabel,
  peaksLabel,
  plainLabel,
  raysLabel,
  wallLabel,
  wavesLabel,
} from '../motifs/labels.ts';
import { barleyEar, blossom, starFlower } from '../motifs/plants.ts';
import { coffeeBag } from '../motifs/vessels.ts';
import {
  APRICOT,
  BEAN,
  BERRY,
  CELADON,
  CELADON_DEEP,
  CLAY,
  LINEN,
  NIGHT,
  PAPER,
  PERSIMMON,
  PINE,
  PLUM,
  RICE,
  ROSE,
  STRAW,
  SUN,
  WHITE,
} from '../palette.ts';
import type { Svg } from '../svg.ts';
import { at } from '../svg.ts';
import { servedCoffee } from './flat-lay.ts';
import { lying, stillLife, type StillLife } from './still-life.ts';

interface CoffeePicture extends Omit<StillLife, 'hero'> {
  bag: Svg;
  bagAt?: number;
  /** The coffee in the cup, and what lies around it. */
  served: { cloth: string; liquid: string; saucer: string; notes: Svg[] };
}

/** Light roasts stand before pale walls, dark ones before dark. */
const COFFEES: Record<string, CoffeePicture> = {
  'sunlit-wall-blend': {
    backdrop: 'garden',
    ground: '#f3d9b1',
    light: PERSIMMON,
    table: LINEN,
    lightAt: [1060, 620],
    bag: coffeeBag(PAPER, PERSIMMON, { paper: RICE, art: wallLabel('#f6dfb8', PERSIMMON, CLAY) }),
    around: [
      lying(redApple(), 1240, 1740, 1.76),
      lying(almond(), 1060, 1800, 1.15, 70),
      lying(almond(), 1420, 1810, 1.08, -60),
    ],
    served: {
      cloth: '#e9cfa6',
      liquid: '#5b3624',
      saucer: PAPER,
      notes: [redApple(), almond(), almond(), sugar(), bean()],
    },
  },
  'ethiopia-guji-natural': {
    backdrop: 'branch',
    ground: '#e7cbb6',
    light: '#f7ead9',
    table: '#cfa98f',
    bag: coffeeBag('#f4dfcf', BERRY, {
      paper: RICE,
      art: hillsLabel('#f7d9bd', '#d8503a', '#8a3b44', '#c4716a'),
    }),
    bagAt: 680,
    around: [
      lying(strawberry(), 1190, 1740, 1.69, 14),
      lying(strawberry(), 1370, 1800, 1.35, -34),
      lying(starFlower(WHITE), 1060, 1815, 1.35, 10),
    ],
    served: {
      cloth: '#e9d2c0',
      liquid: '#8a4a2c',
      saucer: WHITE,
      notes: [strawberry(), starFlower(WHITE), strawberry(), starFlower(WHITE), coffeeCherry()],
    },
  },
  'dawn-espresso': {
    backdrop: 'sun',
    ground: '#5d6c7c',
    light: '#eb9b64',
    table: '#3d4854',
    lightAt: [800, 1190],
    bag: coffeeBag('#333c47', APRICOT, { paper: '#f1dfc8', art: raysLabel('#46566a', '#ec8f55') }),
    bagAt: 720,
    around: [
      lying(cacao(), 1230, 1720, 1.42, 64),
      lying(walnut(), 1110, 1810, 1.15),
      lying(walnut(), 1400, 1800, 1.28, 40),
    ],
    served: {
      cloth: '#66737f',
      liquid: '#3a2119',
      saucer: '#e9ddca',
      notes: [walnut(), cacao(), sugar(BEAN), walnut(), bean()],
    },
  },
  'kenya-nyeri-washed': {
    backdrop: 'window',
    ground: '#a9523f',
    light: '#d08467',
    table: '#7b3a33',
    lightAt: [900, 720],
    bag: coffeeBag('#f6e6da', PLUM, { paper: WHITE, art: peaksLabel('#f3c4ae', '#d5523c', '#5b2f45') }),
    around: [
      lying(berries('#47263f'), 1230, 1730, 1.62),
      lying(grapefruitHalf(), 1430, 1800, 1.35),
      lying(berries('#47263f'), 1010, 1830, 0.94),
    ],
    served: {
      cloth: '#c5705a',
      liquid: '#8f4a30',
      saucer: WHITE,
      notes: [grapefruitHalf(), berries('#47263f'), sugar(STRAW), berries('#47263f'), coffeeCherry()],
    },
  },
  'colombia-huila-honey': {
    backdrop: 'sun',
    ground: '#f1cf96',
    light: '#e88a4b',
    table: '#d9a765',
    lightAt: [980, 720],
    bag: coffeeBag('#6f8c72', SUN, {
      paper: RICE,
      art: hillsLabel('#f6dfae', '#e47a3b', '#3f6650', '#8aa06f'),
    }),
    bagAt: 690,
    around: [
      lying(peach(), 1220, 1740, 1.76),
      lying(hazelnut(), 1050, 1815, 1.01),
      lying(hazelnut(), 1410, 1805, 1.08, 30),
    ],
    served: {
      cloth: '#efd5a4',
      liquid: '#623a25',
      saucer: '#dfe5d3',
      notes: [peach(), hazelnut(), sugar(CLAY), hazelnut(), bean()],
    },
  },
  'brazil-cerrado-dark': {
    backdrop: 'window',
    ground: '#5a4034',
    light: '#8c5f45',
    table: '#3c2b25',
    lightAt: [840, 760],
    bag: coffeeBag('#2f2522', PERSIMMON, {
      paper: '#ecd8b8',
      art: plainLabel('#e9b36d', '#d3522c', '#4a2f26'),
    }),
    bagAt: 700,
    around: [
      lying(cacao(), 1240, 1715, 1.42, 40),
      lying(peanut(), 1080, 1815, 1.01, 74),
      lying(peanut(), 1410, 1800, 1.08, 40),
    ],
    served: {
      cloth: '#5d4437',
      liquid: '#241613',
      saucer: '#d9c5a6',
      notes: [peanut(), cacao(), peanut(), sugar('#5d3a28'), bean('#2d1d18')],
    },
  },
  'guatemala-huehuetenango': {
    backdrop: 'sun',
    ground: '#c98a5a',
    light: '#f0bd72',
    table: '#95603f',
    lightAt: [860, 640],
    bag: coffeeBag('#3f5a5b', '#e39b4c', { paper: RICE, art: peaksLabel('#f0c98c', '#df6f34', '#33504f') }),
    bagAt: 690,
    around: [
      lying(orangeHalf(), 1240, 1740, 1.69),
      lying(cacao(), 1440, 1770, 0.94, 20),
      lying(orangeHalf(), 1060, 1825, 0.94),
    ],
    served: {
      cloth: '#d8a06d',
      liquid: '#472a1f',
      saucer: '#dbe2dc',
      notes: [orangeHalf(), cacao(), sugar(), orangeHalf(), bean()],
    },
  },
  'costa-rica-tarrazu-honey': {
    backdrop: 'branch',
    ground: '#b9cdbb',
    light: '#e7eddc',
    table: '#94b09c',
    bag: coffeeBag('#eec37f', CELADON_DEEP, {
      paper: RICE,
      art: wavesLabel('#f7e3bd', '#e58a45', '#7fa491'),
    }),
    around: [
      lying(apricot(), 1200, 1745, 1.49),
      lying(apricot(), 1400, 1800, 1.28, -20),
      lying(blossom(WHITE, ROSE), 1040, 1820, 1.08),
    ],
    served: {
      cloth: '#cbdac6',
      liquid: '#7a4930',
      saucer: RICE,
      notes: [apricot(), blossom(WHITE, ROSE), almond(), apricot(), blossom(WHITE, ROSE)],
    },
  },
  'winter-hearth-blend': {
    backdrop: 'garden',
    ground: NIGHT,
    light: '#f0dcb0',
    table: '#46474d',
    lightAt: [1130, 480],
    bag: coffeeBag('#7c3d28', SUN, { paper: '#f2dcb4', art: emberLabel('#55281f', '#f1a24c') }),
    bagAt: 680,
    around: [
      lying(chestnut(), 1200, 1745, 1.55),
      lying(chestnut(), 1390, 1800, 1.35, 18),
      lying(chestnut(), 1040, 1825, 1.01, -24),
    ],
    served: {
      cloth: '#3d4650',
      liquid: '#33201a',
      saucer: '#c96f43',
      notes: [chestnut(), chestnut(), sugar(CLAY), chestnut(), bean()],
    },
  },
  'korea-goheung-greenhouse': {
    backdrop: 'window',
    ground: '#a8c0ae',
    light: '#d9e5d3',
    table: '#7d9a88',
    lightAt: [820, 720],
    bag: coffeeBag(WHITE, PINE, { paper: '#f3efdf', art: glassHouseLabel('#eaf0e2', PERSIMMON, PINE) }),
    around: [
      lying(greenPlum(), 1200, 1750, 1.42),
      lying(greenPlum(), 1390, 1805, 1.22, 30),
      { piece: barleyEar('#d9b45f'), x: 1120, y: 1870, rotate: 62, scale: 0.95 },
    ],
    served: {
      cloth: '#c3d3c2',
      liquid: '#9a5c35',
      saucer: CELADON,
      notes: [
        greenPlum(),
        at(0, 190, barleyEar('#d9b45f'), { scale: 0.8 }),
        greenPlum(),
        blossom(WHITE, SUN),
        coffeeCherry(),
      ],
    },
  },
};
export const COFFEE_PICTURES: Record<string, () => Svg> = Object.fromEntries(
  Object.entries(COFFEES).flatMap(([name, { bag, bagAt = 640, served, ...scene }]) => [
    [
      `products/${name}.webp`,
      () => stillLife({ ...scene, hero: { piece: bag, x: bagAt, y: 1720, scale: 1.22 } }),
    ],
    [`products/${name}-served.webp`, () => servedCoffee(served)],
  ]),
);
