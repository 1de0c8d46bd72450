import { lifted } from '../modelled.ts';
import { BEAN, CLAY, mix, shade, tint } from '../palette.ts';
import { at, chance, circle, inside, line, oval, path, repeat, type Svg } from '../svg.ts';

/** Small plates of food seen from above, 400 across; the page needs the shadow filter. */

const plate = (colour: string, ...food: Svg[]): Svg =>
  lifted(circle(0, 0, 200, colour), 0.22, 24) +
  circle(0, 0, 190, tint(colour, 0.4)) +
  circle(0, 0, 150, tint(colour, 0.12)) +
  food.join('');

export const pancake = (colour: string, plateColour: string = CLAY): Svg => {
  const random = chance(9);
  const strips = repeat(13, () =>
    line(
      `M${-90 + random() * 120} ${-80 + random() * 150} l${50 + random() * 30} ${-30 + random() * 50}`,
      random() > 0.25 ? '#74904f' : '#d0603a',
      11,
    ),
  );
  return plate(
    plateColour,
    circle(0, 0, 140, shade('#d79a4b', 0.12)),
    circle(-3, -4, 132, colour),
    inside('M-130 0 A130 130 0 1 0 130 0 A130 130 0 1 0 -130 0 Z', strips),
  );
};

export const cookies = (colour: string, plateColour: string): Svg =>
  plate(
    plateColour,
    ...[
      [-56, -40],
      [56, -46],
      [0, 54],
    ].map(([x = 0, y = 0]) =>
      at(
        x,
        y,
        repeat(8, (index) => at(0, 0, circle(0, -40, 20, shade(colour, 0.12)), { rotate: index * 45 })) +
          circle(0, 0, 44, colour) +
          circle(0, 0, 26, tint(colour, 0.2)) +
          circle(0, 0, 8, BEAN),
      ),
    ),
  );

export const slices = (colour: string, plateColour: string, rim: string): Svg =>
  plate(
    plateColour,
    ...[
      [-70, 30, -20],
      [-24, -4, -12],
      [26, -34, -6],
      [74, -60, 4],
    ].map(([x = 0, y = 0, rotate = 0]) =>
      at(
        x,
        y,
        path('M-60 -34 H60 Q72 0 60 44 H-60 Q-72 0 -60 -34 Z', rim) +
          path('M-54 -18 H54 Q62 4 54 34 H-54 Q-62 4 -54 -18 Z', colour),
        { rotate: rotate - 24 },
      ),
    ),
  );

export const shells = (plateColour: string): Svg =>
  plate(
    plateColour,
    ...[
      [-60, -40, 10],
      [58, -54, 70],
      [-30, 66, -40],
      [76, 52, 130],
    ].map(([x = 0, y = 0, rotate = 0]) =>
      at(
        x,
        y,
        path('M0 -70 C50 -60 66 20 30 64 C0 86 -46 60 -52 10 C-54 -30 -30 -72 0 -70 Z', '#8d8a86') +
          path('M0 -52 C36 -44 48 16 22 48 C0 62 -34 44 -38 8 C-40 -22 -22 -54 0 -52 Z', '#efeade') +
          oval(2, 6, 16, 26, '#c9c2b4'),
        { rotate },
      ),
    ),
  );

export const greens = (plateColour: string, accent: string): Svg => {
  const random = chance(21);
  return plate(
    plateColour,
    repeat(16, (index) =>
      at(
        (random() - 0.5) * 190,
        (random() - 0.5) * 190,
        path(
          'M0 0 C20 -44 64 -52 96 -30 C70 6 30 20 0 0 Z',
          index % 4 === 0 ? accent : mix('#6f9152', '#a7bb74', random()),
        ),
        { rotate: random() * 360 },
      ),
    ),
  );
};
