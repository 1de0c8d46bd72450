import { nuruk } from '../motifs/tools.ts';
import { boards } from '../motifs/ground.ts';
import { barleyEar } from '../motifs/plants.ts';
import { bean } from '../motifs/nuts.ts';
import { lifted, SHADOW_FILTER } from '../modelled.ts';
import { CELADON, INK, mix, PAPER, RICE, ROAST, shade, tint, WHITE } from '../palette.ts';
import { at, chance, circle, faded, line, oval, path, rect, repeat, type Svg } from '../svg.ts';
import { cookies, greens, pancake, shells } from '../motifs/dishes.ts';
import { backdrop, wide, WIDE_HEIGHT, WIDE_WIDTH } from './wide.ts';

/** The events that are told by what lies on the table, seen from above. */

export function openCupping(): Svg {
  const cuppingBowl = (colour: string) =>
    circle(0, 0, 150, WHITE) +
    circle(0, 0, 132, shade(RICE, 0.14)) +
    circle(0, 0, 126, mix(colour, '#c98d52', 0.55)) +
    circle(0, 0, 112, colour) +
    faded(0.5, circle(-30, -34, 16, '#c98d52'), circle(24, 30, 10, '#c98d52'), circle(-8, 52, 7, '#c98d52'));
  const spoon =
    oval(0, -70, 34, 48, '#d9d3c6') +
    oval(-3, -71, 25, 37, '#bcb5a6') +
    rect(-7, -30, 14, 200, '#d9d3c6', 'rx="7"');
  const bowls = [
    [250, 330, '#5b3827'],
    [720, 250, '#6d4530'],
    [1190, 330, '#4e3023'],
    [500, 740, '#643d29'],
    [1010, 740, '#553426'],
  ] as const;
  return wide(
    SHADOW_FILTER,
    boards(WIDE_WIDTH, WIDE_HEIGHT, '#c99f6e'),
    faded(0.35, path('M900 -20 L1700 200 L1400 1100 L500 1100 Z', '#f6e2bb')),
    ...bowls.map(
      ([x, y, coffee], index) =>
        lifted(at(x, y, cuppingBowl(coffee)), 0.24, 20) +
        lifted(at(x + 215, y + 20, spoon, { rotate: 16 + index * 5 }), 0.22, 12),
    ),
    lifted(
      repeat(8, (index) =>
        at(120 + ((index * 317) % 1400), 520 + ((index * 131) % 90), bean('#4b2f24'), {
          scale: 0.7,
          rotate: index * 47,
        }),
      ),
      0.2,
      8,
    ),
  );
}

export function fourBowls(): Svg {
  const filled = (rim: string, liquid: string) =>
    circle(0, 0, 150, rim) +
    circle(0, 0, 142, tint(rim, 0.4)) +
    circle(3, 4, 128, shade(rim, 0.16)) +
    circle(0, 0, 122, liquid) +
    faded(0.6, line('M-80 -50 C-30 -90 50 -84 84 -36', WHITE, 8));
  const columns = [
    [filled('#5c6668', '#f0ecdf'), shells('#aab9b3')],
    [filled(CELADON, '#f3ead6'), pancake('#e3b35c', '#6f8177')],
    [filled('#7a4a34', '#ead0a6'), greens('#a8694a', '#5f4331')],
    [filled(WHITE, '#a4606c'), cookies('#b5753a', '#e4d6c2')],
  ] as const;
  return wide(
    SHADOW_FILTER,
    backdrop('#d9794a'),
    faded(0.5, path('M300 -20 L1100 -20 L700 1100 L-100 1100 Z', '#eda06b')),
    rect(70, 120, 1460, 830, INK, 'rx="26" opacity="0.2" transform="translate(22 28)"'),
    rect(70, 120, 1460, 830, '#5a3b2c', 'rx="26"'),
    rect(92, 142, 1416, 786, '#6d4936', 'rx="16"'),
    ...columns.map(
      ([drink, plate], index) =>
        at(275 + index * 350, 345, lifted(drink, 0.26, 16)) +
        at(275 + index * 350, 715, plate, { scale: 0.8 }),
    ),
  );
}

export function panRoasting(): Svg {
  const random = chance(12);
  const steps = ['#9aa777', '#b5a566', '#b58a4e', '#94623a', '#6d4229', '#4b2d20'];
  const beans = repeat(150, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 292;
    const x = Math.cos(angle) * reach;
    const step = Math.min(5, Math.max(0, Math.floor(((x + 300) / 600) * 6 + (random() - 0.5) * 1.2)));
    return at(x, Math.sin(angle) * reach, bean(steps[step] ?? ROAST), {
      scale: 0.62,
      rotate: random() * 360,
    });
  });
  const spoon =
    oval(0, -150, 58, 84, '#c08f57') +
    rect(-15, -90, 30, 480, '#c08f57', 'rx="15"') +
    faded(0.25, oval(-4, -152, 42, 66, INK));
  return wide(
    SHADOW_FILTER,
    backdrop('#7f9a90'),
    faded(0.4, path('M760 -20 L1500 -20 L1180 1100 L440 1100 Z', '#b9cbbf')),
    lifted(
      at(700, 540, rect(330, -44, 560, 88, '#2b2725', 'rx="40"') + circle(0, 0, 400, '#2b2725')),
      0.28,
      26,
    ),
    at(700, 540, circle(0, 0, 372, '#3b3532') + circle(0, 0, 340, '#45403c') + beans),
    lifted(at(820, 420, spoon, { rotate: 132 }), 0.3, 18),
    lifted(
      repeat(6, (index) =>
        at(1290 + ((index * 97) % 210), 190 + index * 34, bean(steps[index] ?? ROAST), {
          scale: 0.8,
          rotate: index * 61,
        }),
      ),
      0.2,
      9,
    ),
  );
}

export const treadingNuruk = (): Svg =>
  wide(
    SHADOW_FILTER,
    backdrop('#d8bd84'),
    faded(
      0.5,
      repeat(46, (index) =>
        line(
          `M${((index * 211) % 1700) - 60} ${(index * 127) % 1100} l${90 + (index % 5) * 30} ${-40 + (index % 7) * 14}`,
          index % 3 ? '#c1a063' : '#ead6a4',
          7,
        ),
      ),
    ),
    faded(0.35, path('M100 -20 L800 -20 L460 1100 L-240 1100 Z', '#f7e9c6')),
    lifted(
      path(
        'M880 330 C1080 290 1360 300 1490 350 C1520 560 1500 760 1460 890 C1260 930 1040 920 890 870 C850 690 850 500 880 330 Z',
        '#f3ebdb',
      ),
      0.2,
      22,
    ),
    faded(
      0.25,
      line(
        'M960 380 C1080 420 1100 520 1060 640 M1380 400 C1300 500 1330 640 1400 740 M980 800 C1120 760 1240 780 1380 830',
        '#b9a98c',
        9,
      ),
    ),
    lifted(at(1175, 600, nuruk('#d2b98c', 4), { scale: 2 }), 0.26, 20),
    lifted(
      at(330, 360, nuruk('#b99c6a', 1), { scale: 1.7 }) +
        at(640, 720, nuruk('#c7ae7b', 2), { scale: 1.6 }) +
        at(250, 800, nuruk('#ad9468', 3), { scale: 1.3 }),
      0.26,
      20,
    ),
    lifted(
      at(640, 470, barleyEar('#d8b261'), { scale: 0.9, rotate: 58 }) +
        at(560, 420, barleyEar('#c79d4b'), { scale: 0.9, rotate: 76 }),
      0.2,
      10,
    ),
  );

export function milkAndSteam(): Svg {
  const heart =
    'M0 150 C-40 90 -150 50 -150 -40 C-150 -110 -60 -130 0 -60 C60 -130 150 -110 150 -40 C150 50 40 90 0 150 Z';
  const pitcher =
    circle(0, 0, 230, '#bfc6c4') +
    circle(0, 0, 212, '#9fa8a6') +
    path('M-60 -216 L0 -300 L60 -216 Z', '#bfc6c4') +
    circle(0, 6, 190, WHITE) +
    faded(0.5, circle(-70, -50, 14, PAPER), circle(-40, -74, 9, PAPER), circle(60, 70, 10, PAPER)) +
    rect(200, -30, 150, 60, '#aab2b0', 'rx="28"');
  return wide(
    SHADOW_FILTER,
    backdrop('#9fbcae'),
    faded(0.5, path('M520 -20 L1300 -20 L900 1100 L120 1100 Z', '#cfe0d2')),
    lifted(circle(560, 540, 400, RICE), 0.22, 32),
    circle(560, 540, 388, WHITE),
    circle(564, 546, 300, shade(RICE, 0.1)),
    lifted(circle(560, 540, 282, WHITE), 0.2, 18),
    circle(560, 540, 256, shade(RICE, 0.14)),
    circle(560, 540, 250, '#8b5634'),
    circle(560, 540, 232, '#a56c40'),
    at(
      560,
      540,
      path(heart, WHITE) +
        at(0, 6, path(heart, '#d9a875'), { scale: 0.72 }) +
        at(0, 10, path(heart, WHITE), { scale: 0.56 }),
    ),
    lifted(at(1230, 500, pitcher, { rotate: -28 }), 0.24, 26),
  );
}
