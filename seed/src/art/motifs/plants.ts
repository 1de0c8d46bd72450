import { BEAN, BERRY, LEAF, PINE, RICE, ROSE, shade, STRAW, SUN, tint } from '../palette.ts';
import { at, chance, circle, line, oval, path, repeat, type Svg } from '../svg.ts';
import { coffeeCherry } from './nuts.ts';

/** A flower of five petals, 160 across. */
export function blossom(petal: string = RICE, heart: string = SUN): Svg {
  const one = path('M0 -6 C-40 -30 -36 -78 -10 -80 L0 -72 L10 -80 C36 -78 40 -30 0 -6 Z', petal);
  const dots = repeat(5, (index) =>
    at(0, 0, circle(0, -30, 5, shade(heart, 0.25)), { rotate: index * 72 + 36 }),
  );
  return repeat(5, (index) => at(0, 0, one, { rotate: index * 72 })) + circle(0, 0, 14, heart) + dots;
}

/** A jasmine-like star, 150 across. */
export function starFlower(petal: string = RICE): Svg {
  const one =
    path('M0 0 C-26 -26 -22 -62 0 -80 C22 -62 26 -26 0 0 Z', petal) +
    line('M0 -16 V-58', shade(petal, 0.12), 4);
  return repeat(5, (index) => at(0, 0, one, { rotate: index * 72 })) + circle(0, 0, 9, STRAW);
}

const twig =
  'M0 0 C120 -60 220 -70 330 -160 C400 -214 470 -226 560 -236 M210 -74 C250 -30 320 -10 390 -14 M330 -160 C340 -230 380 -280 420 -310';

/** A flowering branch that grows from the origin to the upper right, 600 long. */
export function blossomBranch(petal: string = RICE, heart: string = ROSE, bark: string = BEAN): Svg {
  const places = [
    [150, -74, 0.7],
    [270, -126, 0.9],
    [390, -14, 0.8],
    [424, -312, 0.75],
    [360, -206, 0.6],
    [470, -226, 0.95],
    [560, -236, 0.7],
    [330, -16, 0.5],
  ];
  return (
    line(twig, bark, 15) +
    places.map(([x = 0, y = 0, scale = 1]) => at(x, y, blossom(petal, heart), { scale, rotate: x })).join('')
  );
}

/** A leafy branch, or, in one colour, the shadow of one. */
export function leafyBranch(leafColour: string = LEAF, bark: string = BEAN): Svg {
  const one = path('M0 0 C14 -50 60 -92 120 -96 C112 -40 66 0 0 0 Z', leafColour);
  const places = [
    [90, -40, 10],
    [180, -70, -40],
    [250, -102, 30],
    [330, -160, -30],
    [400, -212, 40],
    [470, -226, -20],
    [560, -236, 20],
    [300, -16, 60],
    [390, -14, 10],
    [372, -270, -60],
    [420, -310, 0],
  ];
  return (
    line(twig, bark, 14) +
    places
      .map(([x = 0, y = 0, rotate = 0], index) => at(x, y, one, { rotate, scale: 0.8 + (index % 3) * 0.14 }))
      .join('')
  );
}

/** A branch of ripe coffee. */
export function cherryBranch(leafColour: string = PINE, cherry: string = BERRY): Svg {
  const wide =
    path('M0 0 C30 -70 110 -120 200 -110 C190 -30 110 30 0 0 Z', leafColour) +
    line('M8 -4 Q90 -40 180 -98', tint(leafColour, 0.25), 5);
  const fruit = [
    [150, -30],
    [196, -66],
    [140, -92],
    [330, -126],
    [372, -160],
    [312, -176],
    [470, -200],
    [506, -232],
  ];
  return [
    line('M0 0 C120 -60 220 -70 330 -150 C400 -204 470 -216 580 -236', BEAN, 16),
    ...[
      [110, -46, -30],
      [230, -84, 34],
      [300, -120, -50],
      [420, -200, 30],
      [560, -232, -10],
    ].map(([x = 0, y = 0, rotate = 0]) => at(x, y, wide, { rotate })),
    ...fruit.map(([x = 0, y = 0]) => at(x, y, coffeeCherry(cherry), { scale: 0.85 })),
  ].join('');
}

/** An ear of rice, its stem at the origin, bending to the right under its weight; 520 high. */
export function riceEar(grain: string = STRAW, stalk: string = LEAF): Svg {
  const points = repeat(14, (index) => {
    const along = index / 13;
    const x = 40 + 190 * along ** 1.4;
    const y = -400 - 110 * Math.sin(along * 2.5) + 120 * along ** 2;
    const kernel = oval(0, 20, 11, 24, index % 2 ? grain : tint(grain, 0.3));
    return (
      at(x, y, kernel, { rotate: -28 + along * 40 }) + at(x + 6, y, kernel, { rotate: -70 + along * 30 })
    );
  });
  return (
    line('M0 0 C0 -180 6 -330 44 -410 C80 -490 150 -500 230 -400', stalk, 9) +
    path('M2 -120 C-60 -220 -90 -300 -86 -400 C-60 -300 -20 -220 4 -170 Z', stalk) +
    path('M3 -200 C50 -260 110 -280 160 -276 C110 -250 50 -210 5 -160 Z', shade(stalk, 0.12)) +
    points
  );
}

/** An ear of barley or wheat, upright, 480 high. */
export function barleyEar(grain: string = STRAW): Svg {
  const kernel = path('M0 0 C26 -12 34 -40 22 -62 C4 -50 -4 -24 0 0 Z', grain);
  const awn = line('M20 -56 L40 -150', grain, 3);
  return (
    line('M0 0 Q6 -160 0 -240', shade(grain, 0.2), 9) +
    repeat(
      6,
      (index) =>
        at(0, -232 - index * 34, kernel + awn) + at(0, -232 - index * 34, kernel + awn, { mirror: true }),
    ) +
    at(0, -430, kernel, { rotate: -18 })
  );
}

/** A persimmon tree without its leaves, 760 high. */
export function persimmonTree(bark: string, fruit: string): Svg {
  const random = chance(7);
  const limbs =
    'M0 0 C-10 -160 30 -260 10 -380 C0 -460 -80 -520 -150 -640 M12 -360 C60 -470 140 -520 190 -660 M-40 -500 C-120 -520 -190 -510 -260 -560 M110 -540 C190 -560 240 -540 310 -580 M30 -420 C40 -540 10 -620 30 -740';
  const ends = [
    [-150, -640],
    [190, -660],
    [-260, -560],
    [310, -580],
    [30, -740],
    [-90, -560],
    [150, -590],
    [-200, -520],
    [240, -550],
    [40, -600],
    [-30, -520],
    [80, -470],
  ];
  return (
    line(limbs, bark, 22) +
    ends
      .map(([x = 0, y = 0]) =>
        at(
          x + random() * 20,
          y + 26,
          circle(0, 0, 30, fruit) + path('M-14 -26 L0 -34 L14 -26 L0 -20 Z', PINE),
        ),
      )
      .join('')
  );
}
