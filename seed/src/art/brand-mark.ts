import { INK, PERSIMMON, RICE } from './palette.ts';
import { circle, page, path, rect, type Svg } from './svg.ts';

/**
 * The mark: ㅂ, the first letter of 볕. Its lower half is a closed wall (ㅁ, the last sound of 담), and in the
 * opening above the wall stands the sun. Drawn in a square of 64.
 */
export function brandMark(wall: string = INK, sun: string = PERSIMMON): Svg {
  const letter = 'M12 8 H20 V32 H44 V8 H52 V56 H12 Z M20 40 V48 H44 V40 Z';
  return path(letter, wall, 'fill-rule="evenodd"') + circle(32, 19, 8.5, sun);
}

/** The mark as files: for light and dark grounds, in the colour of the text around it, and as a favicon. */
export const BRAND_MARK_FILES: Record<string, Svg> = {
  'brand-mark.svg': page(64, 64, brandMark()),
  'brand-mark-on-dark.svg': page(64, 64, brandMark(RICE)),
  'brand-mark-mono.svg': page(64, 64, brandMark('currentColor', 'currentColor')),
  'favicon.svg': page(
    64,
    64,
    rect(0, 0, 64, 64, RICE, 'rx="14"'),
    `<g transform="translate(6.4 6.4) scale(0.8)">${brandMark()}</g>`,
  ),
};
