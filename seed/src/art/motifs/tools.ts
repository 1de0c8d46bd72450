import { castShadow, modelled } from '../modelled.ts';
import {
  BEAN,
  CLAY,
  INK,
  mix,
  PERSIMMON,
  RICE,
  ROAST,
  shade,
  STONE,
  STRAW,
  SUN,
  tint,
  WHITE,
} from '../palette.ts';
import { at, chance, circle, faded, inside, line, oval, path, rect, repeat, type Svg } from '../svg.ts';
import { bean } from './nuts.ts';

/** Tools stand on their origin like vessels, unless they are seen from above. */

/** A dripper on its glass server, 260 wide, 420 high, half full. */
export function dripper(cone: string = WHITE, coffee: string = ROAST): Svg {
  const glass =
    'M-66 -210 C-64 -170 -118 -120 -122 -54 Q-122 0 -92 0 L92 0 Q122 0 122 -54 C118 -120 64 -170 66 -210 Z';
  const funnel = 'M-130 -404 L130 -404 C118 -330 70 -270 44 -232 L-44 -232 C-70 -270 -118 -330 -130 -404 Z';
  return [
    castShadow(220),
    faded(0.5, path(glass, WHITE)),
    inside(glass, rect(-130, -104, 260, 110, coffee), faded(0.25, rect(-100, -220, 26, 230, WHITE))),
    line(glass, tint(STONE, 0.5), 6),
    rect(-84, -236, 168, 22, shade(cone, 0.12), 'rx="11"'),
    modelled(funnel, cone, 56),
    inside(
      funnel,
      faded(
        0.14,
        line(
          'M-90 -396 L-30 -240 M-40 -396 L-14 -240 M10 -396 L4 -240 M60 -396 L22 -240 M104 -396 L40 -240',
          INK,
          7,
        ),
      ),
    ),
    oval(0, -404, 130, 20, tint(cone, 0.4)),
    oval(0, -402, 116, 14, shade(coffee, 0.2)),
  ].join('');
}

/** A kettle with a swan's neck, 420 wide, 330 high, its spout to the left. */
export function kettle(metal: string = '#4d5a58'): Svg {
  const body =
    'M-92 -240 L92 -240 C104 -150 122 -70 126 -18 Q126 0 108 0 L-108 0 Q-126 0 -126 -18 C-122 -70 -104 -150 -92 -240 Z';
  return [
    castShadow(220),
    line('M-108 -60 C-190 -70 -170 -220 -250 -252', metal, 26),
    line('M98 -206 C220 -230 220 -60 128 -66', BEAN, 26),
    modelled(body, metal, 54),
    modelled('M-78 -238 C-70 -276 70 -276 78 -238 Z', shade(metal, 0.14), 24),
    circle(0, -282, 18, BEAN),
  ].join('');
}

/** A basket of steaming rice, 460 wide, 200 high. */
export function steamer(wood: string = '#c49a62', rice: string = RICE): Svg {
  const random = chance(4);
  const body = 'M-226 -150 L226 -150 L214 0 L-214 0 Z';
  const heap = 'M-214 -146 C-170 -246 -70 -268 0 -266 C80 -268 176 -240 214 -146 Z';
  const grains = repeat(60, () =>
    oval(
      (random() - 0.5) * 400,
      -150 - random() * 110,
      5,
      9,
      shade(rice, 0.12),
      `transform="rotate(${Math.round(random() * 8)})"`,
    ),
  );
  return [
    castShadow(400),
    modelled(heap, rice, 50, WHITE, shade(rice, 0.12)),
    inside(heap, grains),
    modelled(body, wood, 70),
    inside(
      body,
      faded(
        0.3,
        line('M-240 -52 H240 M-240 -100 H240', INK, 8),
        repeat(9, (index) => line(`M${-200 + index * 50} -150 V0`, shade(wood, 0.4), 4)),
      ),
    ),
    rect(-236, -164, 472, 26, shade(wood, 0.1), 'rx="12"'),
  ].join('');
}

/** A disc of nuruk seen from the front or from above, 200 across, flecked with what grows on it. */
export function nuruk(colour: string = '#c2a878', seed = 1): Svg {
  const random = chance(seed * 97 + 3);
  const d =
    'M-100 4 C-104 -62 -50 -102 4 -100 C64 -100 104 -54 100 6 C98 64 52 102 -4 100 C-60 100 -98 58 -100 4 Z';
  const flecks = repeat(38, () =>
    circle(
      (random() - 0.5) * 190,
      (random() - 0.5) * 190,
      3 + random() * 7,
      [RICE, '#8d9a72', '#d9b24f', BEAN][Math.floor(random() * 4)] ?? RICE,
    ),
  );
  return (
    modelled(d, colour, 30) +
    inside(
      d,
      faded(0.65, flecks),
      faded(
        0.3,
        line(`M${-60 + random() * 30} -40 q40 ${20 + random() * 30} 90 ${10 + random() * 30}`, ROAST, 4),
      ),
    ) +
    faded(0.2, circle(2, 4, 60, 'none', `stroke="${INK}" stroke-width="6"`))
  );
}

/** A lantern of red and blue silk, hung from the origin, 330 high. */
export function lantern(upper: string = PERSIMMON, lower: string = '#4f7183'): Svg {
  const body = 'M-80 -16 C-110 40 -110 150 -80 210 L80 210 C110 150 110 40 80 -16 Z';
  return [
    faded(0.16, circle(0, 100, 300, SUN)),
    faded(0.22, circle(0, 100, 190, SUN)),
    line('M0 -90 V-30', INK, 6),
    path('M-60 -36 H60 L84 -12 H-84 Z', INK),
    modelled(body, tint(upper, 0.1), 40, mix(upper, SUN, 0.6)),
    inside(
      body,
      rect(-120, 100, 240, 130, tint(lower, 0.15)),
      faded(0.5, oval(-10, 96, 60, 90, SUN)),
      faded(0.2, line('M-46 -20 C-66 60 -66 150 -46 214 M0 -20 V214 M46 -20 C66 60 66 150 46 214', INK, 5)),
    ),
    path('M-84 208 H84 L60 232 H-60 Z', INK),
    line('M0 232 V290 M-14 290 V330 M0 290 V338 M14 290 V330', upper, 7),
  ].join('');
}

/** An espresso machine, 780 wide, 520 high, two groups. */
export function espressoMachine(metal: string = '#d9d5cb', panel: string = PERSIMMON): Svg {
  const group = (x: number) =>
    [
      rect(x - 46, -330, 92, 46, shade(metal, 0.4), 'rx="8"'),
      rect(x - 58, -288, 116, 26, INK, 'rx="8"'),
      line(`M${x + 6} -274 L${x + 20} -244 L${x + 150} -236`, BEAN, 24),
      rect(x - 8, -262, 8, 26, INK),
      rect(x + 8, -262, 8, 26, INK),
    ].join('');
  return [
    castShadow(700),
    rect(-390, -52, 780, 52, shade(metal, 0.36), 'rx="10"'),
    rect(-350, -330, 700, 290, shade(metal, 0.24)),
    modelled('M-390 -510 Q-390 -530 -370 -530 H370 Q390 -530 390 -510 V-322 H-390 Z', metal, 90),
    rect(-390, -420, 780, 30, panel),
    ...[-300, -250, -200].map((x) => circle(x, -470, 17, shade(metal, 0.5))),
    circle(270, -466, 34, WHITE) + line('M270 -466 L286 -486', INK, 5),
    group(-170),
    group(150),
    rect(-340, -60, 680, 14, INK, 'rx="6"'),
  ].join('');
}

/** A drum roaster, 640 wide, 640 high, its round window glowing. */
export function roaster(iron: string = '#39332f', glow: string = SUN): Svg {
  return [
    castShadow(560),
    rect(-40, -980, 70, 560, shade(iron, 0.2)),
    modelled(
      'M-250 -470 Q-250 -500 -220 -500 H190 Q230 -500 230 -460 V-180 Q230 -150 200 -150 H-220 Q-250 -150 -250 -180 Z',
      iron,
      80,
    ),
    modelled('M-130 -640 H90 L40 -500 H-80 Z', mix(iron, CLAY, 0.35), 44),
    circle(-20, -326, 128, shade(iron, 0.35)),
    circle(-20, -326, 100, glow),
    inside(
      'M-120 -326 A100 100 0 1 0 80 -326 A100 100 0 1 0 -120 -326 Z',
      repeat(9, (index) =>
        at(-96 + index * 20, -262 - (index % 3) * 24, bean(), { scale: 0.5, rotate: index * 50 }),
      ),
    ),
    circle(-20, -326, 100, 'none', `stroke="${mix(iron, SUN, 0.5)}" stroke-width="10"`),
    rect(-220, -150, 40, 150, shade(iron, 0.2)),
    rect(150, -150, 40, 150, shade(iron, 0.2)),
    modelled('M-330 -96 Q-150 -80 30 -96 L10 -30 Q-150 -14 -310 -30 Z', mix(iron, STONE, 0.35), 60),
    oval(-150, -96, 180, 24, ROAST),
    circle(150, -420, 26, RICE),
    line('M150 -420 L162 -436', INK, 5),
  ].join('');
}

/** A potter's wheel, 560 wide, 240 high. */
export function wheel(wood: string = '#a37c58'): Svg {
  return (
    castShadow(420) +
    modelled('M-60 -200 H60 L80 0 H-80 Z', shade(wood, 0.3), 36) +
    modelled('M-280 -214 H280 L262 -170 Q0 -150 -262 -170 Z', wood, 90) +
    oval(0, -216, 280, 34, tint(wood, 0.25)) +
    faded(0.2, oval(0, -216, 200, 23, 'none', `stroke="${INK}" stroke-width="5"`))
  );
}

/** A sack, 300 wide, 330 high, tied or open. */
export function sack(jute: string = '#c8a877', content?: string): Svg {
  const body = 'M-132 -280 C-170 -200 -176 -60 -146 0 L146 0 C176 -60 170 -200 132 -280 Z';
  const weave = faded(
    0.14,
    repeat(9, (index) => line(`M-180 ${-260 + index * 32} H180 M${-150 + index * 38} -300 V0`, ROAST, 3)),
  );
  const top = content
    ? oval(0, -284, 136, 38, shade(jute, 0.2)) + oval(0, -292, 112, 34, content)
    : modelled(
        'M-132 -276 C-60 -300 -40 -320 -70 -390 Q0 -370 70 -390 C40 -320 60 -300 132 -276 Z',
        jute,
        30,
      ) + rect(-52, -322, 104, 20, STRAW, 'rx="10"');
  return castShadow(260) + modelled(body, jute, 60) + inside(body, weave) + top;
}
