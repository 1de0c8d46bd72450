import { INK, RICE } from '../palette.ts';
import { at, chance, circle, faded, line, path, repeat, type Svg } from '../svg.ts';

/** Light, steam and bubbles: what moves. */

/** Steam rising from the origin, 420 high. */
export function steam(colour: string = RICE, strength = 0.5): Svg {
  return faded(
    strength,
    path(
      'M-8 0 C-60 -90 40 -150 -6 -250 C-30 -310 -6 -360 20 -420 C16 -350 30 -310 40 -250 C70 -140 -20 -90 12 0 Z',
      colour,
    ),
    path(
      'M60 -40 C30 -110 96 -160 70 -230 C60 -262 70 -290 88 -320 C88 -280 98 -260 104 -230 C120 -160 56 -110 74 -40 Z',
      colour,
    ),
  );
}

/** Bubbles rising through a field as wide and high as given, larger towards the top. */
export function bubbles(width: number, height: number, colour: string = RICE, seed = 3, count = 26): Svg {
  const random = chance(seed);
  return repeat(count, () => {
    const rise = random();
    const radius = 4 + rise * 16 * (0.4 + random());
    const x = (random() - 0.5) * width;
    return `<circle cx="${x.toFixed(1)}" cy="${(-rise * height).toFixed(1)}" r="${radius.toFixed(1)}" fill="${colour}" opacity="${(0.35 + random() * 0.45).toFixed(2)}"/>`;
  });
}

/** The patch that a window's light makes on a wall, with the shadow of its lattice; 760 wide, 900 high. */
export function windowLight(light: string, lattice: string): Svg {
  const pane = 'M-260 -470 L380 -330 L260 520 L-380 380 Z';
  const bars = [
    ...[-1, 0, 1].map((column) => `M${column * 160 + 64} ${-600} L${column * 160 - 76} ${600}`),
    ...[-2, -1, 0, 1, 2].map((row) => `M-500 ${row * 165 - 70} L500 ${row * 165 + 150}`),
  ].join(' ');
  return path(pane, light) + clipTo(pane, line(bars, lattice, 22));
}

function clipTo(d: string, content: Svg): Svg {
  return `<clipPath id="pane"><path d="${d}"/></clipPath><g clip-path="url(#pane)">${content}</g>`;
}

/** A slanting beam of light, 700 wide, across a wall of the given height. */
export function beam(light: string, height: number, width = 620): Svg {
  const lean = height * 0.5;
  return path(`M0 0 H${width} L${width - lean} ${height} H${-lean} Z`, light);
}

/** The sun: a disc, and around it one paler ring. */
export function sun(radius: number, colour: string, halo?: string): Svg {
  return (halo ? circle(0, 0, radius * 1.28, halo) : '') + circle(0, 0, radius, colour);
}

/** Snow, stars or dust over a field. */
export function specks(
  width: number,
  height: number,
  colour: string,
  count: number,
  seed: number,
  size = 6,
): Svg {
  const random = chance(seed);
  return repeat(count, () =>
    circle(
      random() * width,
      random() * height,
      size * (0.4 + random()),
      colour,
      `opacity="${(0.4 + random() * 0.5).toFixed(2)}"`,
    ),
  );
}

/** Flying birds, far away. */
export function birds(colour: string = INK): Svg {
  const bird = line('M-34 -8 Q-16 -22 0 0 Q16 -22 34 -8', colour, 7);
  return at(0, 0, bird) + at(90, -46, bird, { scale: 0.7 }) + at(150, 14, bird, { scale: 0.55 });
}
