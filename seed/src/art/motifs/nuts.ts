import { modelled } from '../modelled.ts';
import { BEAN, BERRY, CLAY, INK, mix, RICE, ROAST, shade, tint, WHITE } from '../palette.ts';
import { circle, faded, inside, line, oval, path, type Svg } from '../svg.ts';

/** Nuts, beans and other small hard things, each around its origin, about 200 across. */

const ROUND =
  'M0 -92 C54 -108 104 -62 100 2 C96 66 50 100 0 96 C-50 100 -96 66 -100 2 C-104 -62 -54 -108 0 -92 Z';

export function chestnut(): Svg {
  const body = 'M0 -96 C20 -72 96 -50 92 22 C90 66 44 84 0 84 C-44 84 -90 66 -92 22 C-96 -50 -20 -72 0 -96 Z';
  return (
    modelled(body, '#7b4327', 36, '#a9683f') +
    inside(body, path('M-110 48 Q0 18 110 48 V110 H-110 Z', '#d7b184')) +
    faded(0.35, line('M-40 -36 Q-60 -6 -54 22', WHITE, 9))
  );
}

export function almond(): Svg {
  const body = 'M0 -100 C44 -60 66 0 52 48 C42 84 18 96 0 96 C-18 96 -42 84 -52 48 C-66 0 -44 -60 0 -100 Z';
  return (
    modelled(body, '#b97a48', 26) +
    faded(
      0.3,
      line('M0 -74 C-10 -20 -8 30 0 74 M-22 -34 C-30 0 -28 34 -20 58 M22 -34 C30 0 28 34 20 58', INK, 4),
    )
  );
}

export function hazelnut(): Svg {
  return (
    modelled(
      'M0 -86 C56 -74 92 -30 86 20 C80 66 40 90 0 90 C-40 90 -80 66 -86 20 C-92 -30 -56 -74 0 -86 Z',
      '#b5733f',
      34,
    ) +
    inside(
      'M0 -86 C56 -74 92 -30 86 20 C80 66 40 90 0 90 C-40 90 -80 66 -86 20 C-92 -30 -56 -74 0 -86 Z',
      path('M-100 46 Q0 76 100 46 V110 H-100 Z', '#dcbf94'),
    )
  );
}

export function walnut(): Svg {
  return (
    modelled(ROUND, '#b98a58', 36) +
    faded(
      0.4,
      line(
        'M0 -90 C-14 -40 14 20 0 94 M-30 -60 C-70 -40 -30 -10 -64 10 C-84 30 -30 40 -48 70 M30 -60 C70 -40 30 -10 64 10 C84 30 30 40 48 70',
        ROAST,
        8,
      ),
    )
  );
}

export function peanut(): Svg {
  const body =
    'M0 -120 C46 -120 60 -76 48 -40 C40 -14 46 6 56 34 C68 76 42 120 0 120 C-42 120 -68 76 -56 34 C-46 6 -40 -14 -48 -40 C-60 -76 -46 -120 0 -120 Z';
  return (
    modelled(body, '#d3a368', 28) +
    inside(
      body,
      faded(
        0.3,
        line(
          'M-20 -110 C-30 -60 -20 0 -28 112 M14 -116 C8 -60 16 10 12 116 M-60 -64 H60 M-60 50 H60 M-60 -18 H60 M-60 86 H60',
          ROAST,
          5,
        ),
      ),
    )
  );
}

export function cacao(): Svg {
  const body =
    'M-6 -150 C54 -120 84 -40 74 34 C66 100 30 136 0 158 C-30 136 -66 100 -74 34 C-84 -40 -54 -124 -6 -150 Z';
  return (
    modelled(body, '#8a4a2c', 34, '#b56f43') +
    inside(body, faded(0.4, line('M-4 -146 C-40 -60 -40 60 0 154 M0 -146 C40 -60 40 60 2 154', INK, 8))) +
    line('M-6 -148 Q-10 -170 -22 -182', BEAN, 14)
  );
}

export function bean(colour: string = ROAST): Svg {
  return (
    modelled(
      'M0 -62 C40 -62 50 -24 50 0 C50 30 36 62 0 62 C-36 62 -50 30 -50 0 C-50 -24 -40 -62 0 -62 Z',
      colour,
      16,
    ) + line('M4 -58 C-18 -20 18 20 -4 58', shade(colour, 0.55), 7)
  );
}

export function coffeeCherry(colour: string = BERRY): Svg {
  return (
    modelled('M-44 0 A44 46 0 1 0 44 0 A44 46 0 1 0 -44 0 Z', colour, 20) +
    circle(4, 36, 6, shade(colour, 0.5)) +
    faded(0.6, oval(-18, -14, 8, 14, mix(colour, WHITE, 0.6)))
  );
}

export function sugar(colour: string = CLAY): Svg {
  return (
    path('M0 -70 L74 -34 L0 2 L-74 -34 Z', tint(colour, 0.3)) +
    path('M-74 -34 L0 2 V84 L-74 46 Z', colour) +
    path('M74 -34 L0 2 V84 L74 46 Z', shade(colour, 0.22))
  );
}

export function pebble(colour: string): Svg {
  return modelled(
    'M-110 10 C-112 -40 -60 -64 0 -62 C64 -60 112 -36 108 14 C104 50 60 60 0 60 C-62 60 -106 50 -110 10 Z',
    colour,
    36,
  );
}

export function mushroom(cap: string = '#b09a86'): Svg {
  return (
    modelled('M-24 0 C-20 60 -26 90 -30 110 H34 C26 80 22 50 26 0 Z', RICE, 16) +
    modelled('M-96 10 C-92 -64 -40 -84 4 -84 C56 -84 98 -52 98 8 C60 24 -50 26 -96 10 Z', cap, 34)
  );
}
