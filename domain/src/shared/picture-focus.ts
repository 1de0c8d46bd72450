/** Focal points lie on a grid, because pages have a class for each of its lines: their styles are not written inline. */
const STEP = 10;

/** What is stored for a picture whose focal point is its centre. */
const CENTRE = '';

/** A stored focal point: whole percents from the left and from the top, such as `50 30`; empty for the centre. */
export const FOCUS = /^((0|[1-9]0|100) (0|[1-9]0|100))?$/;

/** Returns the nearest focal point that can be stored. Both numbers are percents. */
export function formatFocus(left: number, top: number): string {
  const [x, y] = [left, top].map((percent) => Math.round(Math.min(Math.max(percent, 0), 100) / STEP) * STEP);
  return x === 50 && y === 50 ? CENTRE : `${x} ${y}`;
}

/** Returns a stored focal point as percents from the left and from the top. */
export function parseFocus(focus: string | undefined): { left: number; top: number } {
  const [left = 50, top = 50] = focus ? focus.split(' ').map(Number) : [];
  return { left, top };
}

/** Returns a focal point moved by one line of the grid in each direction, within the picture. */
export function moveFocus(focus: string, right: -1 | 0 | 1, down: -1 | 0 | 1): string {
  const { left, top } = parseFocus(focus);
  return formatFocus(left + right * STEP, top + down * STEP);
}
