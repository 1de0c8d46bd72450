import { dripper, espressoMachine, kettle, lantern, nuruk, sack, steamer, wheel } from '../motifs/tools.ts';
import { bowl, cup, moonJar, onggi, bottle } from '../motifs/vessels.ts';
import { gardenWall } from '../motifs/ground.ts';
import { specks, steam, sun } from '../motifs/air.ts';
import { riceEar } from '../motifs/plants.ts';
import { wallLabel } from '../motifs/labels.ts';
import {
  CELADON,
  CELADON_DEEP,
  CLAY,
  INK,
  LINEN,
  PERSIMMON,
  PINE,
  RICE,
  ROAST,
  STRAW,
  tint,
  WHITE,
} from '../palette.ts';
import { at, line, oval, path, rect, type Svg } from '../svg.ts';
import { backdrop, room, wide, WIDE_WIDTH } from './wide.ts';
import { fourBowls, milkAndSteam, openCupping, panRoasting, treadingNuruk } from './event-table-tops.ts';

const handDrip = (): Svg =>
  room(
    { wall: '#e9c9a0', light: '#f9ebd1', table: '#b9855a', lightAt: 620 },
    at(390, 890, dripper(WHITE), { scale: 1.3 }),
    at(760, 890, dripper(CELADON), { scale: 1.3 }),
    at(1290, 905, kettle(), { scale: 1.5 }),
    at(392, 360, steam(WHITE, 0.4), { scale: 0.6 }),
    at(1020, 930, cup(), { scale: 0.85 }),
  );

const firstJar = (): Svg =>
  room(
    { wall: '#b9cbbb', light: '#e6ecd9', table: '#a98a68', through: 'branch', lightAt: 460 },
    at(560, 920, onggi('#80523a', { cloth: RICE }), { scale: 1.42 }),
    at(1160, 900, steamer(), { scale: 1.2 }),
    at(1110, 570, steam(WHITE, 0.5), { scale: 1 }),
    at(1250, 590, steam(WHITE, 0.4), { scale: 0.8, mirror: true }),
    at(860, 948, nuruk('#c2a878', 2), { scale: 0.78 }),
  );

const lamplight = (): Svg =>
  wide(
    backdrop('#232c37'),
    at(1270, 250, sun(120, '#efe2be')),
    specks(WIDE_WIDTH, 420, '#f1e6c8', 36, 5, 3.4),
    at(0, 620, gardenWall(WIDE_WIDTH, 300, { stone: '#4a525b', mortar: '#343d48', tile: '#1c232c' })),
    rect(0, 900, WIDE_WIDTH, 170, '#2f2a2a'),
    at(250, 960, onggi('#553a2e'), { scale: 0.98 }),
    at(660, 990, onggi('#6b4733'), { scale: 1.2 }),
    at(1110, 960, onggi('#553a2e'), { scale: 1 }),
    at(1440, 990, onggi('#4a352c'), { scale: 0.8 }),
    at(900, 90, lantern(), { scale: 1.3 }),
    line('M0 60 Q800 -20 1600 70', '#12171d', 7),
  );

const turningACup = (): Svg =>
  room(
    { wall: '#c3b2a0', light: '#e7dccb', table: '#8d715a', through: 'door', lightAt: 640 },
    rect(60, 300, 420, 22, '#75593f'),
    at(140, 300, cup(RICE, LINEN), { scale: 0.62 }),
    at(265, 300, cup(CELADON, LINEN), { scale: 0.62 }),
    at(390, 300, cup(RICE, LINEN, PERSIMMON), { scale: 0.62 }),
    at(830, 930, wheel(), { scale: 1.25 }),
    at(830, 668, cup('#d8cbb8', '#a8957d', '#d8cbb8'), { scale: 1.75 }),
    at(1330, 925, moonJar('#efe9dd'), { scale: 0.95 }),
    at(380, 930, bowl('#a8694a', '#6b5a4a'), { scale: 1.1 }),
  );

const newRice = (): Svg =>
  room(
    { wall: '#e8c56f', light: '#f7e7b4', table: '#9a7a4c', through: 'door', lightAt: 1050 },
    at(1300, 915, sack('#c9ab7c', RICE), { scale: 1.5 }),
    at(
      520,
      905,
      bottle('#eef0e4', RICE, PINE, { paper: RICE, art: wallLabel('#f3dfa2', PERSIMMON, '#9b8a63') }),
      { scale: 0.86 },
    ),
    at(240, 930, bowl(CELADON_DEEP, '#f3ead6'), { scale: 0.95 }),
    at(830, 930, bowl(WHITE, '#f0dfb4'), { scale: 1.05 }),
    at(1010, 1120, riceEar(STRAW, '#8f9a55'), { scale: 1.5, rotate: 4 }),
    at(1100, 1140, riceEar(tint(STRAW, 0.2), '#8f9a55'), { scale: 1.25, rotate: 10 }),
    at(90, 1130, riceEar(STRAW, '#8f9a55'), { scale: 1.4, rotate: -8 }),
  );

const morningBarista = (): Svg =>
  room(
    { wall: '#7d97a1', light: '#f2d9ae', table: '#a5764c', through: 'door', lightAt: 1180 },
    at(590, 900, espressoMachine(), { scale: 1.15 }),
    at(402, 838, cup(WHITE, '#6b4229', CELADON), { scale: 0.56 }),
    at(770, 838, cup(WHITE, '#6b4229', CELADON), { scale: 0.56 }),
    at(1290, 925, at(0, 0, toast())),
    at(1130, 935, cup(CLAY, ROAST, RICE), { scale: 0.9 }),
    at(1130, 750, steam(WHITE, 0.5), { scale: 0.7 }),
  );

function toast(): Svg {
  const slice =
    'M-110 0 V-150 C-140 -190 -90 -230 -50 -214 C-20 -232 20 -232 50 -214 C90 -230 140 -190 110 -150 V0 Z';
  return (
    oval(30, 0, 210, 26, INK, 'opacity="0.16"') +
    oval(0, -8, 200, 30, WHITE) +
    at(-50, -14, path(slice, '#b5793f') + at(0, -8, path(slice, '#e8c084'), { scale: 0.88 }), {
      rotate: -8,
    }) +
    at(66, -14, path(slice, '#a86c36') + at(0, -8, path(slice, '#deb172'), { scale: 0.88 }), { rotate: 7 })
  );
}
export const EVENT_PICTURES: Record<string, () => Svg> = {
  'events/saturday-hand-drip.webp': handDrip,
  'events/first-jar.webp': firstJar,
  'events/open-cupping.webp': openCupping,
  'events/four-bowls.webp': fourBowls,
  'events/pan-roasting.webp': panRoasting,
  'events/treading-nuruk.webp': treadingNuruk,
  'events/milk-and-steam.webp': milkAndSteam,
  'events/lamplight.webp': lamplight,
  'events/turning-a-cup.webp': turningACup,
  'events/new-rice.webp': newRice,
  'events/morning-barista.webp': morningBarista,
};
