import { modelled } from '../modelled.ts';
import { INK, PERSIMMON, RICE, shade, STRAW, WHITE } from '../palette.ts';
import { circle, faded, inside, line, path, rect, repeat, type Svg } from '../svg.ts';

/** Those who live around the house: a cat, a hen, an egret, and the roofs. Each stands on its origin. */

/** A cat asleep in the sun, 300 wide. */
export function sleepingCat(fur: string = '#e2a15d'): Svg {
  const body = 'M-150 0 C-160 -60 -120 -112 -40 -112 C60 -116 140 -80 150 0 Z';
  return [
    modelled(body, fur, 40),
    inside(
      body,
      faded(
        0.35,
        line('M-20 -120 q14 40 4 70 M30 -120 q16 40 6 74 M80 -110 q16 40 4 70', shade(fur, 0.5), 14),
      ),
    ),
    modelled(
      'M-196 -6 C-204 -60 -190 -70 -186 -104 L-158 -82 Q-138 -88 -118 -82 L-92 -104 C-86 -70 -72 -60 -80 -6 Z',
      fur,
      24,
    ),
    line('M-168 -44 q10 10 20 0 M-128 -44 q10 10 20 0', INK, 5),
    path('M-146 -30 h16 l-8 9 Z', PERSIMMON),
    line('M120 -14 C210 -10 200 -70 150 -56', fur, 30),
  ].join('');
}

/** A hen, 340 wide, 330 high. */
export function hen(feathers: string = '#b5653d'): Svg {
  const body =
    'M-150 -230 C-190 -130 -110 -50 0 -50 C110 -50 150 -130 176 -250 C130 -220 90 -190 40 -190 C-20 -190 -60 -200 -70 -270 C-80 -310 -136 -310 -150 -260 Z';
  return [
    line('M-20 -60 V0 M-44 0 H6 M34 -60 V0 M10 0 H60', '#d99a3f', 12),
    path(
      'M-146 -300 C-160 -340 -130 -350 -122 -326 C-118 -356 -86 -354 -88 -322 C-70 -336 -56 -316 -72 -292 Z',
      '#c43f30',
    ),
    modelled(body, feathers, 40),
    inside(body, faded(0.35, path('M-30 -150 C20 -110 90 -110 130 -160 C110 -80 30 -60 -30 -150 Z', INK))),
    path('M-146 -266 L-190 -250 L-144 -240 Z', '#e0a33e'),
    path('M-140 -236 C-156 -210 -140 -190 -124 -210 Z', '#c43f30'),
    circle(-112, -270, 9, INK),
  ].join('');
}

/** An egret, 230 high. */
export function egret(): Svg {
  return (
    line('M-6 -90 L-10 0 M14 -90 L16 0', '#54504a', 6) +
    path('M-60 -70 C-40 -130 30 -150 90 -96 C60 -70 0 -60 -60 -70 Z', WHITE) +
    line('M-30 -106 C-80 -130 -20 -190 -50 -226', WHITE, 22) +
    path('M-58 -240 L-104 -222 L-54 -216 Z', '#d9993a') +
    circle(-52, -230, 13, WHITE) +
    circle(-56, -232, 3, INK) +
    faded(0.2, path('M-40 -76 C0 -66 60 -76 90 -96 C50 -92 0 -90 -40 -76 Z', INK))
  );
}

/** A tiled roof on its low house, 760 wide, 420 high; the window is lit when `window` names a colour. */
export function hanok(roof: string, wall: string, window?: string): Svg {
  const lattice = (x: number) =>
    rect(x, -190, 120, 130, window ?? shade(wall, 0.35)) +
    line(
      `M${x} -147 H${x + 120} M${x} -103 H${x + 120} M${x + 40} -190 V-60 M${x + 80} -190 V-60`,
      shade(wall, 0.6),
      6,
    );
  return [
    rect(-290, -230, 580, 230, wall),
    rect(-290, -230, 22, 230, shade(wall, 0.4)),
    rect(-11, -230, 22, 230, shade(wall, 0.4)),
    rect(268, -230, 22, 230, shade(wall, 0.4)),
    lattice(-210),
    lattice(90),
    path(
      'M-400 -236 C-320 -262 -260 -330 -220 -420 L220 -420 C260 -330 320 -262 400 -236 C260 -206 -260 -206 -400 -236 Z',
      roof,
    ),
    faded(
      0.3,
      repeat(13, (index) =>
        line(`M${-204 + index * 34} -416 Q${-250 + index * 42} -300 ${-330 + index * 55} -232`, INK, 6),
      ),
    ),
    rect(-236, -436, 472, 28, shade(roof, 0.3), 'rx="12"'),
  ].join('');
}

export function eggs(): Svg {
  return (
    [
      [-60, 0, '#e9cba8'],
      [10, 6, RICE],
      [76, 0, '#dcb48c'],
      [-24, -54, RICE],
      [42, -54, '#e9cba8'],
    ]
      .map(([x, y, colour]) => {
        const [left, top] = [Number(x), Number(y)];
        return `<g transform="translate(${left} ${top})">${modelled('M0 -92 C30 -92 46 -50 44 -26 C40 0 20 8 0 8 C-20 8 -40 0 -44 -26 C-46 -50 -30 -92 0 -92 Z', String(colour), 14)}</g>`;
      })
      .join('') + path('M-140 -20 C-100 40 110 44 150 -20 L120 30 Q0 60 -110 30 Z', STRAW)
  );
}
