import { INK, mix, RICE, shade, STONE, tint } from '../palette.ts';
import { chance, circle, faded, inside, line, path, rect, repeat, short, type Svg } from '../svg.ts';

/** The low wall of the house: stones set in clay, capped with tiles. Its top left corner is the origin. */
export function gardenWall(
  width: number,
  height: number,
  { stone = STONE, mortar = RICE, tile = '#4d4f52', seed = 5, cap = 1 } = {},
): Svg {
  return rect(0, 0, width, height, mortar) + stones(width, height, stone, seed) + tiles(width, tile, cap);
}

function stones(width: number, height: number, stone: string, seed: number): Svg {
  const random = chance(seed);
  const rows: Svg[] = [];
  const rowHeight = 92;
  for (let y = 46; y < height; y += rowHeight) {
    for (let x = -random() * 120; x < width;) {
      const w = 110 + random() * 110;
      const colour = mix(mix(stone, RICE, random() * 0.35), INK, random() * 0.14);
      rows.push(
        rect(
          x + 9,
          y + 8 + random() * 5,
          w - 18,
          rowHeight - 17 - random() * 6,
          colour,
          `rx="${short(22 + random() * 14)}"`,
        ),
      );
      x += w;
    }
  }
  return rows.join('');
}

/** Roof tiles seen from the front: ridge, round barrels, and their round ends in a row. */
function tiles(width: number, colour: string, scale: number): Svg {
  const step = 74 * scale;
  const count = Math.ceil(width / step) + 1;
  const dark = shade(colour, 0.4);
  const light = tint(colour, 0.2);
  return [
    rect(0, -92 * scale, width, 104 * scale, dark),
    repeat(count, (index) => {
      const x = index * step - step / 2;
      return (
        rect(x + 14 * scale, -92 * scale, 46 * scale, 88 * scale, colour) +
        rect(x + 18 * scale, -92 * scale, 10 * scale, 88 * scale, light) +
        path(
          `M${short(x + 52 * scale)} ${short(-6 * scale)} q${short(22 * scale)} ${short(38 * scale)} ${short(44 * scale)} 0 Z`,
          mix(colour, dark, 0.4),
        ) +
        circle(x + 37 * scale, 0, 28 * scale, colour) +
        circle(x + 37 * scale, 0, 18 * scale, dark) +
        circle(x + 37 * scale, 0, 9 * scale, colour)
      );
    }),
    rect(0, -120 * scale, width, 34 * scale, colour, `rx="${short(12 * scale)}"`),
    rect(0, -120 * scale, width, 9 * scale, light, `rx="${short(4 * scale)}"`),
    faded(0.22, rect(0, 28 * scale, width, 26 * scale, INK)),
  ].join('');
}

/** A ledge or table on which things stand: its top plane and its front. */
export function ledge(width: number, top: number, depth: number, front: number, colour: string): Svg {
  return (
    rect(0, top, width, depth, colour) +
    rect(0, top, width, 10, tint(colour, 0.4)) +
    rect(0, top + depth, width, front, shade(colour, 0.2)) +
    rect(0, top + depth, width, 8, shade(colour, 0.34))
  );
}

/** A range of hills across `width`, their mean height at the origin, filled down to `floor`. */
export function hills(
  width: number,
  floor: number,
  colour: string,
  height: number,
  seed: number,
  bumps = 3,
): Svg {
  const random = chance(seed);
  const step = width / bumps;
  let d = `M${-step} ${floor} V0`;
  for (let x = -step; x < width + step; x += step) {
    const rise = -height * (0.5 + random() * 0.9);
    d += ` C${short(x + step * 0.3)} ${short(rise)} ${short(x + step * 0.6)} ${short(rise * 1.1)} ${short(x + step)} ${short(-height * 0.25 * random())}`;
  }
  return path(`${d} V${floor} Z`, colour);
}

/** Rice in rows that run to the horizon. The origin is the middle of the horizon. */
export function riceField(width: number, depth: number, near: string, furrow: string): Svg {
  const field = `M${-width / 2} 0 H${width / 2} V${depth} H${-width / 2} Z`;
  const rows = repeat(41, (index) => {
    const offset = index - 20;
    return path(
      `M${offset * 26} 0 L${short(offset * 150 - 16 + offset * 2)} ${depth} H${short(offset * 150 + 26 + offset * 2)} Z`,
      furrow,
    );
  });
  return path(field, near) + inside(field, rows);
}

/** Boards seen from above. */
export function boards(width: number, height: number, colour: string, seed = 2): Svg {
  const random = chance(seed);
  const board = height / 5;
  return (
    rect(0, 0, width, height, colour) +
    repeat(5, (index) => {
      const y = index * board;
      const grain = repeat(5, () => {
        const at = y + 20 + random() * (board - 40);
        const start = random() * width * 0.6;
        return line(
          `M${short(start)} ${short(at)} q${short(120 + random() * 160)} ${short(-8 + random() * 16)} ${short(300 + random() * 400)} 0`,
          shade(colour, 0.1),
          4,
        );
      });
      return (
        rect(0, y, width, board, index % 2 ? tint(colour, 0.06) : colour) +
        grain +
        rect(0, y, width, 5, shade(colour, 0.22))
      );
    })
  );
}
