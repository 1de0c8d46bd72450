import { APRICOT, CELADON, INK, mix, PERSIMMON, RICE, ROSE, shade, SUN, tint, WHITE } from '../palette.ts';
import { at, circle, line, path, rect, repeat, type Svg } from '../svg.ts';
import { blossomBranch, riceEar } from './plants.ts';

/** The little prints on bags and bottles, 184 wide and 196 high around their middle. No letters: the sun over a line. */

const field = (colour: string) => rect(-100, -120, 200, 220, colour);

const ridge = (y: number, colour: string, a: number, b: number) =>
  path(
    `M-100 ${y} C-60 ${y - a} -30 ${y - a} 0 ${y - 10} C30 ${y - b} 70 ${y - b} 100 ${y - 6} V100 H-100 Z`,
    colour,
  );

export const hillsLabel = (sky: string, sun: string, near: string, far = mix(near, sky, 0.5)): Svg =>
  field(sky) + circle(28, -40, 40, sun) + ridge(18, far, 46, 20) + ridge(48, near, 10, 40);

export const peaksLabel = (sky: string, sun: string, near: string): Svg =>
  field(sky) +
  circle(-26, -44, 38, sun) +
  path('M-110 90 L-40 -30 L4 34 L44 -50 L120 90 Z', mix(near, sky, 0.4)) +
  path('M-110 100 L-70 34 L-20 96 L30 20 L110 100 Z', near);

export const wavesLabel = (sky: string, sun: string, sea: string): Svg =>
  field(sky) +
  circle(0, -16, 46, sun) +
  repeat(5, (row) =>
    path(
      `M-100 ${8 + row * 20} q25 -16 50 0 t50 0 t50 0 t50 0 V100 H-100 Z`,
      row % 2 ? sea : tint(sea, 0.25),
    ),
  );

export const wallLabel = (sky: string, sun: string, wall: string): Svg =>
  field(sky) +
  circle(18, -14, 50, sun) +
  rect(-100, 14, 200, 90, wall) +
  repeat(
    6,
    (index) => circle(-92 + index * 37, 16, 16, shade(wall, 0.2)) + circle(-92 + index * 37, 16, 7, wall),
  ) +
  repeat(2, (row) =>
    repeat(4, (index) => rect(-98 + index * 56 - row * 24, 42 + row * 28, 48, 20, tint(wall, 0.3), 'rx="7"')),
  );

export const plainLabel = (sky: string, sun: string, land: string): Svg =>
  field(sky) +
  circle(0, 10, 58, sun) +
  rect(-100, 30, 200, 80, land) +
  repeat(4, (row) => rect(-100, 40 + row * 14, 200, 4 + row, shade(land, 0.16)));

export const raysLabel = (sky: string, sun: string): Svg =>
  field(sky) +
  repeat(12, (index) =>
    at(0, 88, path('M-7 -64 L7 -64 L20 -240 H-20 Z', mix(sky, sun, 0.5)), { rotate: -82 + index * 15 }),
  ) +
  circle(0, 88, 54, sun);

export const emberLabel = (ground: string, ember: string): Svg =>
  field(ground) + repeat(5, (index) => circle(0, 76, 132 - index * 26, mix(ground, ember, index / 4)));

export const glassHouseLabel = (sky: string, sun: string, frame: string): Svg =>
  field(sky) +
  circle(34, -48, 32, sun) +
  path('M-72 90 V-4 L0 -60 L72 -4 V90 Z', tint(CELADON, 0.3)) +
  line('M-72 90 V-4 L0 -60 L72 -4 V90 Z M-36 90 V-32 M0 90 V-60 M36 90 V-32 M-72 24 H72', frame, 6);

export const moonLabel = (night: string, moon: string, jar: string): Svg =>
  field(night) + circle(0, -12, 62, moon) + rect(-100, 52, 200, 60, jar);

export const grainLabel = (sky: string, grain: string): Svg =>
  field(sky) +
  circle(-34, -50, 32, PERSIMMON) +
  at(-40, 150, riceEar(grain, shade(grain, 0.3)), { scale: 0.42 }) +
  at(-10, 160, riceEar(tint(grain, 0.2), shade(grain, 0.3)), { scale: 0.36 });

export const bubblesLabel = (sky: string, dot: string): Svg =>
  field(sky) +
  [
    [-52, 66, 26],
    [10, 72, 18],
    [54, 50, 24],
    [-14, 26, 20],
    [-58, -4, 14],
    [34, -2, 17],
    [-10, -34, 13],
    [52, -50, 11],
    [-44, -62, 9],
    [8, -82, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, dot))
    .join('');

export const blossomLabel = (sky: string): Svg =>
  field(sky) + at(-96, 70, blossomBranch(WHITE, ROSE, shade(APRICOT, 0.5)), { scale: 0.4 });

export const linesLabel = (sky: string, ink: string): Svg =>
  field(sky) +
  repeat(9, (row) =>
    line(`M-100 ${-96 + row * 23} q50 ${row % 2 ? 10 : -10} 100 0 t100 0`, ink, 3 + row * 0.8),
  ) +
  circle(36, -50, 26, SUN);

export const darkGrainLabel = (sky: string): Svg =>
  field(sky) +
  circle(0, -10, 56, mix(sky, RICE, 0.5)) +
  repeat(7, (index) =>
    at(
      -72 + index * 24,
      60 + (index % 2) * 16,
      path('M0 -26 C12 -10 12 10 0 26 C-12 10 -12 -10 0 -26 Z', INK),
      { rotate: -20 + index * 7 },
    ),
  );
