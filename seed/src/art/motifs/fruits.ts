import { modelled } from '../modelled.ts';
import {
  APRICOT,
  BEAN,
  BERRY,
  CLAY,
  INK,
  LEAF,
  PERSIMMON,
  RICE,
  shade,
  STRAW,
  SUN,
  tint,
} from '../palette.ts';
import { at, circle, faded, inside, line, oval, path, repeat, type Svg } from '../svg.ts';

/** What a coffee or a wine tastes of. Each lies around its origin, about 200 across. */

const ROUND =
  'M0 -92 C54 -108 104 -62 100 2 C96 66 50 100 0 96 C-50 100 -96 66 -100 2 C-104 -62 -54 -108 0 -92 Z';

function leaf(colour: string = LEAF): Svg {
  return (
    path('M0 0 C20 -44 74 -58 112 -40 C84 0 36 14 0 0 Z', colour) +
    faded(0.3, line('M6 -2 Q54 -18 98 -36', INK, 4))
  );
}
const stem = line('M0 -86 Q4 -110 14 -124', BEAN, 10);

function roundFruit(colour: string, blush: string): Svg {
  return [
    modelled(ROUND, colour, 40),
    inside(ROUND, faded(0.55, circle(-54, 26, 78, blush))),
    faded(0.3, line('M0 -90 C-20 -50 -22 0 -6 40', shade(colour, 0.5), 6)),
    stem,
    at(6, -100, leaf()),
  ].join('');
}

export const peach = () => roundFruit(APRICOT, '#e58f73');
export const whitePeach = () => roundFruit('#f5ddc6', '#e9b3a4');
export const apricot = () => roundFruit('#eda253', PERSIMMON);
export const greenPlum = () => roundFruit('#aeb96b', '#c9c77f');
export const redApple = () => roundFruit('#bf4a38', '#d9714a');
export const greenApple = () => roundFruit('#b5c06a', '#d7d58c');
export const plum = () => roundFruit('#7d4150', '#a35a63');

export function pear(): Svg {
  const body =
    'M0 -112 C36 -116 46 -76 52 -44 C62 -14 96 10 92 50 C88 90 40 104 0 100 C-40 104 -88 90 -92 50 C-96 10 -62 -14 -52 -44 C-46 -76 -36 -116 0 -112 Z';
  return (
    modelled(body, '#d9b968', 40) +
    faded(
      0.4,
      ...[
        [-30, 40],
        [10, 66],
        [-8, 10],
        [34, 26],
        [-50, 66],
      ].map(([x = 0, y = 0]) => circle(x, y, 4, CLAY)),
    ) +
    at(0, -18, stem)
  );
}

export function melon(): Svg {
  const body =
    'M-130 0 C-130 -62 -70 -92 0 -92 C70 -92 130 -62 130 0 C130 62 70 92 0 92 C-70 92 -130 62 -130 0 Z';
  return (
    modelled(body, '#ecc24a', 44) +
    inside(
      body,
      faded(
        0.85,
        repeat(4, (index) =>
          line(`M-140 ${-54 + index * 36} Q0 ${-96 + index * 64} 140 ${-54 + index * 36}`, RICE, 9),
        ),
      ),
    ) +
    line('M-128 -4 l-24 -8', LEAF, 12)
  );
}

export function strawberry(): Svg {
  const body =
    'M0 104 C-50 70 -98 10 -86 -44 C-76 -82 -30 -80 0 -64 C30 -80 76 -82 86 -44 C98 10 50 70 0 104 Z';
  const seeds = [
    [-44, -28],
    [0, -30],
    [44, -28],
    [-24, 8],
    [24, 8],
    [0, 44],
    [-50, 10],
    [50, 10],
  ];
  return [
    modelled(body, '#c8402f', 38),
    ...seeds.map(([x = 0, y = 0]) => oval(x, y, 4, 7, STRAW)),
    path(
      'M0 -60 C-30 -50 -60 -54 -78 -72 C-52 -84 -34 -84 -20 -80 C-22 -96 -14 -112 0 -118 C14 -112 22 -96 20 -80 C34 -84 52 -84 78 -72 C60 -54 30 -50 0 -60 Z',
      LEAF,
    ),
  ].join('');
}

export function berries(colour: string = '#4a2b45'): Svg {
  const places = [
    [-54, -8],
    [8, -44],
    [58, 4],
    [-14, 30],
    [46, 62],
    [-64, 62],
  ];
  const berry =
    modelled('M-46 0 A46 46 0 1 0 46 0 A46 46 0 1 0 -46 0 Z', colour, 20) +
    path('M-12 -30 l12 8 l12 -8 l-4 14 h-16 Z', shade(colour, 0.5));
  return at(34, -70, leaf()) + places.map(([x = 0, y = 0]) => at(x, y, berry)).join('');
}

export function raspberry(): Svg {
  const drop = modelled('M-22 0 A22 22 0 1 0 22 0 A22 22 0 1 0 -22 0 Z', BERRY, 10);
  const rows = [3, 4, 3, 2];
  return (
    rows
      .map((count, row) => repeat(count, (index) => at((index - (count - 1) / 2) * 40, -36 + row * 36, drop)))
      .join('') +
    path(
      'M0 -50 C-24 -44 -46 -52 -58 -70 C-30 -82 -14 -78 0 -96 C14 -78 30 -82 58 -70 C46 -52 24 -44 0 -50 Z',
      LEAF,
    )
  );
}

/** Half a citrus fruit, its cut side towards us. */
export function citrusHalf(rind: string, flesh: string): Svg {
  const segment =
    path('M0 -10 C-26 -44 -28 -70 -14 -82 Q0 -88 14 -82 C28 -70 26 -44 0 -10 Z', flesh) +
    faded(0.5, line('M-4 -36 Q-10 -56 -6 -72', tint(flesh, 0.6), 5));
  return (
    circle(0, 0, 104, rind) +
    circle(0, 0, 92, RICE) +
    repeat(9, (index) => at(0, 0, segment, { rotate: index * 40 })) +
    circle(0, 0, 7, RICE)
  );
}

export function yuzu(): Svg {
  const body =
    'M0 -88 C40 -104 84 -84 98 -40 C112 0 96 64 50 88 C16 102 -24 100 -54 84 C-98 60 -112 0 -96 -42 C-80 -86 -40 -102 0 -88 Z';
  const pores = [
    [-40, -20],
    [0, 20],
    [40, -10],
    [-20, 54],
    [24, 58],
    [-62, 18],
    [58, 30],
    [10, -44],
  ];
  return (
    modelled(body, '#eebc3c', 42) +
    faded(0.35, ...pores.map(([x = 0, y = 0]) => circle(x, y, 5, CLAY))) +
    at(0, 6, stem) +
    at(8, -94, leaf('#64834f'))
  );
}

export function grapes(): Svg {
  const grape = modelled('M-34 0 A34 34 0 1 0 34 0 A34 34 0 1 0 -34 0 Z', '#b7c377', 16);
  const rows = [4, 3, 2, 1];
  return (
    line('M0 -70 Q10 -104 34 -112', BEAN, 10) +
    rows
      .map((count, row) =>
        repeat(count, (index) => at((index - (count - 1) / 2) * 60, -54 + row * 50, grape)),
      )
      .join('')
  );
}

export const orangeHalf = () => citrusHalf('#d9822f', '#eda64d');
export const grapefruitHalf = () => citrusHalf('#e7a45d', '#dd7d6c');
export const lemonHalf = () => citrusHalf('#e3bf45', '#f1dc86');
export const yuzuHalf = () => citrusHalf(SUN, '#f5d98a');
