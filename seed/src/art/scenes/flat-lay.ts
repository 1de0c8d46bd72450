import { lifted, SHADOW_FILTER } from '../modelled.ts';
import { INK, mix, RICE, shade, tint, WHITE } from '../palette.ts';
import { at, chance, circle, faded, inside, line, oval, page, path, rect, repeat, type Svg } from '../svg.ts';
import { bean } from '../motifs/nuts.ts';
import { STILL_HEIGHT, STILL_WIDTH } from './still-life.ts';

/** Seen from above: a cup or a bowl on a cloth, in the light of a window, with what belongs to it around. */

const LIGHT = 'M250 -60 L1750 330 L1250 2060 L-260 1660 Z';

function cloth(colour: string): Svg {
  const lit = tint(colour, 0.32);
  const bars =
    'M760 -100 L240 2100 M1180 -100 L660 2100 M-200 420 L1800 940 M-200 900 L1800 1420 M-200 1380 L1800 1900';
  return (
    rect(0, 0, STILL_WIDTH, STILL_HEIGHT, colour) +
    path(LIGHT, lit) +
    inside(LIGHT, line(bars, mix(colour, lit, 0.35), 34))
  );
}

type Place = readonly [x: number, y: number, scale: number, rotate: number];

/** Places around a saucer, and in the corners that a tray leaves free; the larger notes come first. */
const AROUND_SAUCER: readonly Place[] = [
  [1275, 540, 1.85, 18],
  [320, 1420, 1.7, -24],
  [1250, 1580, 1.5, 40],
  [370, 450, 1.25, -14],
  [790, 1780, 1.1, 10],
];
const AROUND_TRAY: readonly Place[] = [
  [1370, 250, 1.8, 18],
  [230, 1745, 1.6, -24],
  [1400, 1770, 1.5, 30],
  [215, 270, 1.35, -14],
];

function laidOut(notes: readonly Svg[], places: readonly Place[]): Svg {
  return notes
    .map((note, index) => {
      const [x, y, scale, rotate] = places[index % places.length] ?? [0, 0, 1, 0];
      return lifted(at(x, y, note, { scale, rotate }));
    })
    .join('');
}

interface ServedCoffee {
  cloth: string;
  liquid: string;
  saucer: string;
  notes: Svg[];
}

export function servedCoffee({ cloth: ground, liquid, saucer, notes }: ServedCoffee): Svg {
  const random = chance(notes.length + liquid.charCodeAt(3));
  const scattered = repeat(9, (index) => {
    const angle = (index / 9) * Math.PI * 2 + random() * 0.5;
    const reach = 600 + random() * 190;
    const [x, y] = [800 + Math.cos(angle) * reach, 1000 + Math.sin(angle) * reach * 1.18];
    return at(x, y, bean('#4b2f24'), { scale: 0.8, rotate: random() * 360 });
  });
  const cream = mix(liquid, '#d59a5c', 0.5);
  return page(
    STILL_WIDTH,
    STILL_HEIGHT,
    SHADOW_FILTER,
    cloth(ground),
    lifted(scattered, 0.2, 10),
    lifted(circle(800, 1000, 440, saucer), 0.2, 40),
    circle(800, 1000, 428, tint(saucer, 0.3)),
    circle(806, 1008, 330, shade(saucer, 0.1)),
    circle(800, 1000, 322, tint(saucer, 0.16)),
    lifted(circle(800, 1000, 292, tint(RICE, 0.5)), 0.2, 26),
    circle(800, 1000, 266, shade(RICE, 0.14)),
    circle(800, 1000, 258, cream),
    circle(806, 1006, 236, liquid),
    inside(
      'M542 1000 A258 258 0 1 0 1058 1000 A258 258 0 1 0 542 1000 Z',
      faded(0.16, path('M480 700 L860 700 L640 1300 L440 1300 Z', WHITE)),
      faded(
        0.5,
        line('M620 1090 C680 1190 840 1210 940 1140', cream, 9),
        line('M690 1080 C740 1130 830 1140 890 1100', cream, 6),
      ),
    ),
    laidOut(notes, AROUND_SAUCER),
  );
}

export interface ServedMakgeolli {
  cloth: string;
  bowl: string;
  liquid: string;
  tray: string;
  /** Bubbles on the surface: none for a still wine. */
  bubbles: number;
  dish: Svg;
  notes: Svg[];
}

/** A bowl and a small dish on a round tray. */
export function servedMakgeolli({
  cloth: ground,
  bowl,
  liquid,
  tray,
  bubbles,
  dish,
  notes,
}: ServedMakgeolli): Svg {
  const random = chance(bubbles * 7 + 5);
  const foam = repeat(bubbles, () => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random()) * 250;
    return circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      5 + random() * 15,
      tint(liquid, 0.55),
      `stroke="${shade(liquid, 0.1)}" stroke-width="3"`,
    );
  });
  return page(
    STILL_WIDTH,
    STILL_HEIGHT,
    SHADOW_FILTER,
    cloth(ground),
    laidOut(notes, AROUND_TRAY),
    lifted(at(800, 1000, trayTop(tray)), 0.22, 44),
    at(
      650,
      1090,
      lifted(circle(0, 0, 330, bowl), 0.24, 30) +
        circle(0, 0, 318, tint(bowl, 0.45)) +
        circle(5, 7, 292, shade(bowl, 0.16)) +
        circle(0, 0, 284, liquid) +
        inside(
          'M-284 0 A284 284 0 1 0 284 0 A284 284 0 1 0 -284 0 Z',
          faded(
            0.5,
            line(
              'M-210 -120 C-80 -220 100 -210 200 -90 M-160 -70 C-60 -140 60 -140 130 -60',
              tint(liquid, 0.6),
              12,
            ),
          ),
          faded(0.35, path('M-250 -300 L-60 -300 L-190 300 L-380 300 Z', tint(liquid, 0.6))),
          faded(0.1, path('M40 290 C240 240 290 60 240 -180 L330 0 L200 300 Z', INK)),
        ) +
        foam,
    ),
    at(1110, 730, dish),
    at(1180, 1240, spoon()),
  );
}

function trayTop(colour: string): Svg {
  const edge = Array.from({ length: 12 }, (_, index) => {
    const angle = ((index + 0.5) / 12) * Math.PI * 2;
    return `${index ? 'L' : 'M'}${(Math.cos(angle) * 650).toFixed(1)} ${(Math.sin(angle) * 650).toFixed(1)}`;
  }).join(' ');
  const rings = [560, 470, 350, 210]
    .map((radius) => circle(-60, 30, radius, 'none', `stroke="${shade(colour, 0.12)}" stroke-width="5"`))
    .join('');
  return (
    path(`${edge} Z`, shade(colour, 0.24)) +
    at(0, 0, path(`${edge} Z`, tint(colour, 0.12)), { scale: 0.975 }) +
    at(0, 0, path(`${edge} Z`, colour), { scale: 0.92 }) +
    inside(`${edge} Z`, rings)
  );
}

function spoon(): Svg {
  const shape = (colour: string) =>
    `<g transform="rotate(24)">${path('M-10 -40 L10 -40 L14 330 Q0 346 -14 330 Z', colour)}${oval(0, -96, 52, 76, colour)}</g>`;
  return (
    lifted(shape('#c69a52'), 0.22, 14) + `<g transform="rotate(24)">${oval(-4, -98, 38, 60, '#a87b3a')}</g>`
  );
}
