/** A piece of SVG markup. Pieces are drawn around their own origin and put in place by `at`. */
export type Svg = string;

export interface Placement {
  scale?: number;
  rotate?: number;
  mirror?: boolean;
}

export function at(
  x: number,
  y: number,
  piece: Svg,
  { scale = 1, rotate = 0, mirror = false }: Placement = {},
) {
  const flip = mirror ? -scale : scale;
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${rotate}) scale(${flip} ${scale})">${piece}</g>`;
}

/** Coordinates need no more than a tenth of a pixel. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): Svg {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): Svg {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): Svg {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): Svg {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): Svg {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function faded(opacity: number, ...pieces: Svg[]): Svg {
  return `<g opacity="${opacity}">${pieces.join('')}</g>`;
}

/** `content` shown only inside the outline `d`. The clip's name follows from the outline, so equal ones agree. */
export function inside(d: string, ...content: Svg[]): Svg {
  const id = `c${fingerprint(d)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}

function fingerprint(text: string): string {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0).toString(36);
}

export function repeat(count: number, piece: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

/** The same sequence of numbers in [0, 1) for the same seed: hand-made looks, but the same on every machine. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function page(width: number, height: number, ...pieces: Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pieces.join('')}</svg>`;
}
