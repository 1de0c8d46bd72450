import { INK, shade, tint } from './palette.ts';
import { faded, inside, oval, path, type Svg } from './svg.ts';

/**
 * A body lit from the left, as in a print of three blocks: a light edge, the colour, and a shaded side that
 * follows the outline `d`. `turn` is how wide the shaded side is.
 */
export function modelled(
  d: string,
  colour: string,
  turn: number,
  light = tint(colour),
  dark = shade(colour),
): Svg {
  const moved = (dx: number, fill: string) => path(d, fill, `transform="translate(${dx} 0)"`);
  return (
    path(d, light) + inside(d, moved(turn * 0.28, dark), insideMoved(d, turn * 0.28, moved(-turn, colour)))
  );
}

function insideMoved(d: string, dx: number, content: Svg): Svg {
  return `<g transform="translate(${dx} 0)">${inside(d, `<g transform="translate(${-dx} 0)">${content}</g>`)}</g>`;
}

/** The shadow that a thing of `width` throws to the right on what it stands on, around its foot. */
export function castShadow(width: number, strength = 0.2): Svg {
  return `<g class="cast">${faded(strength, oval(width * 0.32, 0, width * 0.8, width * 0.085, INK))}</g>`;
}

/** Put on a page whose light comes from behind, so that nothing throws a shadow to the side. */
export const NO_CAST_SHADOWS = '<style>.cast { display: none }</style>';

const INK_ONLY = [0x2a, 0x21, 0x1c].map((channel) => `0 0 0 0 ${(channel / 255).toFixed(3)}`).join(' ');
/** Defines the filter that turns whatever is drawn into its own shadow; once a page. */
export const SHADOW_FILTER = `<filter id="shadow"><feColorMatrix values="${INK_ONLY} 0 0 0 1 0"/></filter>`;

/** A thing lying flat, seen from above, and under it the shadow of its own outline. */
export function lifted(piece: Svg, strength = 0.18, reach = 20): Svg {
  return `<g opacity="${strength}" transform="translate(${reach} ${reach * 1.2})"><g filter="url(#shadow)">${piece}</g></g>${piece}`;
}
