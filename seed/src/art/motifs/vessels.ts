import { brandMark } from '../brand-mark.ts';
import { castShadow, modelled } from '../modelled.ts';
import { BEAN, CELADON, INK, mix, PERSIMMON, RICE, ROAST, shade, STONE, tint, WHITE } from '../palette.ts';
import { at, faded, inside, line, oval, path, rect, repeat, type Svg } from '../svg.ts';

/** Vessels stand on their origin: (0, 0) is the middle of the foot, y goes up to negative. */

/** A bowl 300 wide, 150 high. `content` is the colour of what is in it. */
export function bowl(colour: string = WHITE, content: string = RICE): Svg {
  const body = 'M-150 -142 C-146 -52 -92 -14 -62 -12 L-56 0 L56 0 L62 -12 C92 -14 146 -52 150 -142 Z';
  return [
    castShadow(250),
    modelled(body, colour, 60),
    oval(0, -142, 150, 26, tint(colour, 0.5)),
    oval(0, -139, 134, 19, shade(content, 0.08)),
    oval(-8, -136, 124, 15, content),
  ].join('');
}

/** The house's cup without a handle, 170 wide, 190 high, with the groove for the hands and a breath of celadon. */
export function cup(colour: string = RICE, content: string = ROAST, glaze: string = CELADON): Svg {
  const body =
    'M-85 -184 C-86 -120 -84 -112 -80 -104 C-82 -60 -70 -14 -50 -8 L-46 0 L46 0 L50 -8 C70 -14 82 -60 80 -104 C84 -112 86 -120 85 -184 Z';
  return [
    castShadow(150),
    modelled(body, colour, 38),
    inside(
      body,
      faded(
        0.5,
        path('M-90 -190 L90 -190 L90 -150 C40 -96 0 -150 -40 -120 C-62 -104 -80 -120 -90 -118 Z', glaze),
      ),
    ),
    faded(0.35, line('M-78 -104 Q0 -92 78 -104', shade(colour, 0.5), 5)),
    oval(0, -184, 85, 15, tint(colour, 0.5)),
    oval(0, -182, 74, 11, content),
  ].join('');
}

/** A white moon jar 460 wide, 440 high, joined at the waist from two bowls and a little out of round. */
export function moonJar(colour: string = WHITE): Svg {
  const body =
    'M-92 -432 C-100 -410 -232 -350 -236 -214 C-236 -96 -132 -20 -96 -14 L-92 0 L96 0 L98 -14 C142 -28 232 -100 230 -222 C226 -356 106 -408 96 -432 Z';
  return [
    castShadow(330),
    modelled(body, colour, 120, WHITE, mix(colour, STONE, 0.45)),
    inside(body, faded(0.16, line('M-240 -216 Q0 -196 240 -222', STONE, 10))),
    oval(2, -432, 94, 16, tint(colour)),
    oval(2, -430, 82, 11, shade(mix(colour, STONE, 0.7), 0.15)),
  ].join('');
}

/** An onggi jar 420 wide, 500 high, with its lid and the finger-drawn wave of the potter. */
export function onggi(
  colour: string = BEAN,
  { lid = true, cloth }: { lid?: boolean; cloth?: string } = {},
): Svg {
  const body =
    'M-150 -452 C-160 -420 -214 -360 -212 -262 C-210 -140 -150 -30 -124 0 L124 0 C150 -30 210 -140 212 -262 C214 -360 160 -420 150 -452 Z';
  const wave = 'M-230 -292 q28 -44 56 0 t56 0 t56 0 t56 0 t56 0 t56 0 t56 0 t56 0';
  return [
    castShadow(320, 0.26),
    modelled(body, colour, 92, tint(colour, 0.28), shade(colour, 0.34)),
    inside(
      body,
      faded(0.5, line(wave, tint(colour, 0.35), 9)),
      faded(0.25, line('M-220 -246 H220 M-220 -352 H220', INK, 5)),
    ),
    faded(0.55, path('M-158 -356 C-182 -316 -186 -260 -176 -214 C-168 -262 -160 -312 -140 -356 Z', WHITE)),
    cloth ? clothCover(cloth) : lid ? jarLid(colour) : oval(0, -452, 150, 24, shade(colour, 0.45)),
  ].join('');
}

function jarLid(colour: string): Svg {
  return (
    modelled(
      'M-178 -446 C-170 -492 -60 -506 -34 -508 L-30 -528 L30 -528 L34 -508 C60 -506 170 -492 178 -446 Z',
      mix(colour, INK, 0.12),
      60,
      tint(colour, 0.2),
    ) + path('M-178 -446 Q0 -418 178 -446 Q0 -404 -178 -446 Z', shade(colour, 0.5))
  );
}

function clothCover(colour: string): Svg {
  const hem =
    'M-162 -458 C-150 -520 150 -520 162 -458 C176 -420 184 -396 178 -372 C150 -352 138 -392 112 -376 C84 -358 66 -392 34 -376 C4 -360 -20 -392 -52 -374 C-82 -358 -104 -390 -130 -372 C-156 -360 -182 -366 -180 -384 C-176 -410 -168 -436 -162 -458 Z';
  return (
    modelled(hem, colour, 44) +
    line('M-164 -440 Q0 -408 164 -440', CLAY_CORD, 13) +
    faded(
      0.25,
      repeat(7, (index) =>
        line(`M${-132 + index * 44} -424 q${-10 + index * 3} 22 ${-8 + index * 3} 42`, STONE, 5),
      ),
    )
  );
}
const CLAY_CORD = '#b5763f';

export interface Label {
  paper: string;
  art: Svg;
}

/** Label art is drawn in a field 200 wide and 220 high around its middle. */
function label({ paper, art }: Label, x: number, y: number, scale: number): Svg {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-104, -124, 208, 248, paper, 'rx="6"')}${inside('M-92 -112 H92 V84 H-92 Z', art)}${at(-11, 91, brandMark(INK, PERSIMMON), { scale: 0.36 })}</g>`;
}

/** A bottle 260 wide, 820 high: clear shoulder, white body where the lees lie. */
export function bottle(glass: string, liquid: string, cap: string, paper: Label): Svg {
  const body =
    'M-44 -770 L-44 -640 C-44 -566 -130 -540 -130 -430 L-130 -34 Q-130 0 -96 0 L96 0 Q130 0 130 -34 L130 -430 C130 -540 44 -566 44 -640 L44 -770 Z';
  return [
    castShadow(250),
    modelled(body, glass, 46, tint(glass, 0.6), shade(glass, 0.14)),
    inside(
      body,
      path('M-140 -392 Q0 -366 140 -392 V10 H-140 Z', liquid),
      faded(
        0.55,
        path(
          'M-112 -424 C-110 -500 -64 -536 -38 -596 L-24 -596 C-46 -520 -90 -500 -92 -424 V-60 H-112 Z',
          WHITE,
        ),
      ),
    ),
    modelled('M-56 -806 Q-56 -818 -44 -818 H44 Q56 -818 56 -806 V-700 H-56 Z', cap, 26),
    faded(0.3, rect(-56, -726, 112, 6, INK)),
    label(paper, 0, -214, 1.02),
  ].join('');
}

/** A bottle for sparkling things, 250 wide, 900 high, its crown tied down. */
export function tallBottle(glass: string, liquid: string, cap: string, paper: Label): Svg {
  const body =
    'M-38 -850 L-40 -640 C-44 -520 -122 -470 -122 -350 L-122 -30 Q-122 0 -92 0 L92 0 Q122 0 122 -30 L122 -350 C122 -470 44 -520 40 -640 L38 -850 Z';
  const foil = 'M-46 -868 Q-44 -890 0 -890 Q44 -890 46 -868 L50 -640 L26 -612 L0 -640 L-26 -612 L-50 -640 Z';
  return [
    castShadow(240),
    modelled(body, glass, 44, tint(glass, 0.6), shade(glass, 0.14)),
    inside(
      body,
      path('M-140 -150 Q0 -128 140 -150 V10 H-140 Z', liquid),
      faded(
        0.5,
        path(
          'M-104 -344 C-102 -440 -50 -500 -38 -600 L-22 -600 C-30 -480 -82 -440 -84 -344 V-60 H-104 Z',
          WHITE,
        ),
      ),
    ),
    modelled(foil, cap, 24),
    line('M-47 -826 Q0 -814 47 -826', shade(cap, 0.4), 6),
    label(paper, 0, -226, 0.96),
  ].join('');
}

/** A squat stoneware bottle 360 wide, 560 high, stopped with wood and sealed with paper. */
export function stonewareBottle(colour: string, stopper: string, paper: Label): Svg {
  const body =
    'M-50 -480 C-50 -430 -180 -400 -180 -230 C-180 -90 -140 -20 -116 0 L116 0 C140 -20 180 -90 180 -230 C180 -400 50 -430 50 -480 Z';
  return [
    castShadow(300),
    modelled(body, colour, 80),
    modelled('M-44 -560 Q0 -572 44 -560 L40 -470 H-40 Z', stopper, 22),
    modelled('M-62 -492 Q0 -478 62 -492 L56 -462 Q0 -448 -56 -462 Z', shade(colour, 0.12), 24),
    label(paper, 0, -206, 0.92),
  ].join('');
}

/** A low white jar with a paper cover, 380 wide, 330 high. */
export function paperJar(colour: string, cover: string, paper: Label): Svg {
  const body =
    'M-150 -262 C-186 -240 -192 -180 -188 -130 C-184 -60 -160 -14 -132 0 L132 0 C160 -14 184 -60 188 -130 C192 -180 186 -240 150 -262 Z';
  const lid =
    'M-158 -274 C-140 -326 140 -326 158 -274 L172 -214 C120 -196 100 -222 60 -206 C20 -190 -20 -222 -60 -206 C-100 -192 -140 -212 -172 -214 Z';
  return [
    castShadow(330),
    modelled(body, colour, 80),
    modelled(lid, cover, 48),
    line('M-156 -262 Q0 -234 156 -262', CLAY_CORD, 10),
    label(paper, 0, -96, 0.6),
  ].join('');
}

/** A pouch of coffee 600 wide, 880 high, its top folded over and tied. */
export function coffeeBag(colour: string, band: string, paper: Label): Svg {
  const body =
    'M-262 -756 C-290 -520 -304 -240 -288 -24 Q-286 0 -262 0 L262 0 Q286 0 288 -24 C304 -240 290 -520 262 -756 Z';
  const fold = 'M-266 -868 L266 -868 L272 -742 Q0 -722 -272 -742 Z';
  return [
    castShadow(520),
    modelled(body, colour, 84, tint(colour, 0.22), shade(colour, 0.16)),
    inside(
      body,
      faded(0.12, path('M-300 -30 L-196 -150 L196 -150 L300 -30 V20 H-300 Z', INK)),
      faded(0.16, line('M-214 -720 C-232 -560 -226 -420 -240 -300', INK, 8)),
    ),
    modelled(fold, mix(colour, INK, 0.06), 84, tint(colour, 0.3)),
    path('M-272 -800 Q0 -782 272 -800 L273 -770 Q0 -750 -273 -770 Z', band),
    faded(0.22, path('M-272 -742 Q0 -722 272 -742 L270 -718 Q0 -700 -270 -718 Z', INK)),
    label(paper, 0, -382, 1.62),
  ].join('');
}
