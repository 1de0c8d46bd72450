import { mushroom } from '../motifs/nuts.ts';
import { birds, specks, sun } from '../motifs/air.ts';
import { gardenWall, hills, riceField } from '../motifs/ground.ts';
import { eggs, egret, hanok, hen, sleepingCat } from '../motifs/neighbours.ts';
import { barleyEar, cherryBranch, persimmonTree, riceEar } from '../motifs/plants.ts';
import { nuruk, sack } from '../motifs/tools.ts';
import { cup, moonJar, onggi } from '../motifs/vessels.ts';
import { CELADON, INK, PERSIMMON, RICE, STRAW, WHITE } from '../palette.ts';
import { at, chance, circle, faded, inside, line, oval, path, rect, repeat, type Svg } from '../svg.ts';
import { backdrop, room, wide, WIDE_HEIGHT, WIDE_WIDTH } from './wide.ts';

const sunlitWall = (): Svg =>
  wide(
    backdrop('#f4dcb4'),
    at(470, 480, sun(270, PERSIMMON, '#efb583')),
    at(1230, 720, persimmonTree('#5b4133', '#e0692f'), { scale: 0.92 }),
    at(
      0,
      610,
      gardenWall(WIDE_WIDTH, 460, { stone: '#c4b39c', mortar: '#efe3cd', tile: '#575553', cap: 1.15 }),
    ),
    faded(
      0.28,
      path('M-20 660 L560 660 L260 1070 L-320 1070 Z M760 660 L1240 660 L940 1070 L460 1070 Z', '#fff3d2'),
    ),
    at(860, 474, sleepingCat(), { scale: 1.05 }),
    rect(0, 1010, WIDE_WIDTH, 60, '#b79c78'),
  );

const dawnLane = (): Svg =>
  wide(
    '<linearGradient id="dawn" x2="0" y2="1"><stop offset="0.1" stop-color="#45566b"/><stop offset="0.42" stop-color="#8d8a94"/><stop offset="0.6" stop-color="#e2a878"/></linearGradient>',
    backdrop('url(#dawn)'),
    specks(WIDE_WIDTH, 240, RICE, 14, 8, 3),
    at(1270, 560, sun(125, '#f7d49a', '#ecb888')),
    at(-40, 600, hills(1700, 470, '#77798a', 150, 11, 3)),
    at(-40, 650, hills(1700, 420, '#5b6475', 90, 29, 4)),
    at(220, 900, hanok('#39424f', '#4d5664'), { scale: 0.78 }),
    at(1430, 900, hanok('#39424f', '#4d5664'), { scale: 0.78 }),
    faded(
      0.5,
      path(
        'M905 480 C870 380 960 330 920 230 C900 160 930 100 980 50 C960 130 960 180 972 240 C1000 340 930 380 935 480 Z',
        '#efe4da',
      ),
    ),
    rect(892, 470, 54, 160, '#2c323d'),
    at(800, 960, hanok('#2a303b', '#3e4552', '#f6c56a'), { scale: 1.02 }),
    rect(0, 956, WIDE_WIDTH, 112, '#2b313b'),
    faded(
      0.22,
      path('M600 960 L716 960 L650 1066 L450 1066 Z M892 960 L1010 960 L1120 1066 L900 1066 Z', '#f6c56a'),
    ),
  );

/** Drying beds on a hillside, their rows of red cherries running towards us. */
function dryingBeds(): Svg {
  const random = chance(31);
  const bed = (x: number, width: number, y: number, scale: number) => {
    const d = `M${x} ${y} h${width} l${width * 0.22} ${150 * scale} h${-width * 1.44} Z`;
    const fruit = repeat(Math.round(width / 9), () =>
      circle(
        x - width * 0.2 + random() * width * 1.4,
        y + random() * 150 * scale,
        9 * scale,
        ['#b23a35', '#8e2c38', '#c9573a', '#7a2f35'][Math.floor(random() * 4)] ?? '#b23a35',
      ),
    );
    return (
      faded(
        0.2,
        path(`M${x + 30} ${y + 150 * scale} h${width * 1.3} l40 ${70 * scale} h${-width * 1.44} Z`, INK),
      ) +
      path(d, '#a8433a') +
      inside(d, fruit) +
      line(`M${x - width * 0.22} ${y + 150 * scale} h${width * 1.44}`, '#7b5a3c', 14 * scale) +
      line(
        `M${x - width * 0.14} ${y + 150 * scale} v${80 * scale} M${x + width * 1.14} ${y + 150 * scale} v${80 * scale} M${x + width * 0.5} ${y + 150 * scale} v${80 * scale}`,
        '#6a4c33',
        12 * scale,
      )
    );
  };
  return wide(
    backdrop('#f0c58d'),
    at(1140, 330, sun(190, '#e8743b', '#eea669')),
    at(-30, 470, hills(1700, 700, '#c98f72', 180, 3, 3)),
    at(-30, 540, hills(1700, 700, '#9a8a63', 150, 14, 4)),
    at(-30, 610, hills(1700, 700, '#6f7f55', 110, 23, 3)),
    at(-30, 720, hills(1700, 500, '#b9764e', 60, 41, 2)),
    bed(1000, 300, 690, 0.6),
    bed(520, 330, 710, 0.7),
    bed(210, 480, 830, 1),
    bed(960, 480, 830, 1),
    at(-70, 330, cherryBranch('#44624a', '#a53340'), { scale: 1.25, rotate: 18 }),
    at(1270, 120, birds('#8a5a42'), { scale: 0.8 }),
  );
}

/** Shelves of nuruk against a clay wall. */
const nurukShelves = (): Svg => {
  const colours = ['#c9b183', '#b89b68', '#d1bb8f', '#a8905f', '#c2a574'];
  const shelf = (y: number, count: number, start: number, seed: number) =>
    faded(0.2, rect(0, y + 24, WIDE_WIDTH, 34, INK)) +
    repeat(
      count,
      (index) =>
        faded(0.18, oval(start + index * 232 + 40, y - 4, 110, 12, INK)) +
        at(start + index * 232, y - 104, nuruk(colours[(index + seed) % 5] ?? STRAW, index + seed), {
          scale: 1.06,
          rotate: index * 40,
        }),
    ) +
    rect(0, y, WIDE_WIDTH, 30, '#7c5a3e') +
    rect(0, y, WIDE_WIDTH, 8, '#a07a57');
  return wide(
    backdrop('#cdb08a'),
    path('M700 -20 L1500 -20 L1000 1100 L200 1100 Z', '#e6d0a9'),
    faded(0.5, line('M980 -40 L480 1100 M1240 -40 L740 1100', '#d4b990', 26)),
    shelf(350, 6, 170, 0),
    shelf(690, 7, 60, 3),
    shelf(1010, 6, 190, 6),
    at(1490, 345, barleyEar('#d9b45f'), { scale: 0.62, rotate: -10 }) +
      at(1530, 345, barleyEar('#c79d4b'), { scale: 0.66, rotate: 6 }),
  );
};

const newRiceField = (): Svg =>
  wide(
    backdrop('#f3d68c'),
    at(800, 430, sun(230, '#f0954b', '#f2b96b')),
    at(-30, 460, hills(1700, 300, '#a7ac84', 50, 19, 4)),
    at(-30, 480, hills(1700, 300, '#8c976f', 26, 6, 5)),
    at(800, 480, riceField(WIDE_WIDTH, 590, '#dcae4b', '#c8953a')),
    at(760, 620, egret(), { scale: 0.55 }),
    at(880, 800, egret(), { scale: 1.05, mirror: true }),
    at(690, 730, egret(), { scale: 0.8 }),
    at(560, 250, birds('#7d6a45')),
    at(60, 1150, riceEar('#f0d89a', '#8f8a48'), { scale: 1.7 }),
    at(230, 1190, riceEar('#e6c678', '#7f8244'), { scale: 1.5, rotate: 8 }),
    at(1560, 1160, riceEar('#f0d89a', '#8f8a48'), { scale: 1.6, mirror: true }),
    at(1390, 1220, riceEar('#e6c678', '#7f8244'), { scale: 1.5, mirror: true, rotate: -8 }),
  );

const pottersShelf = (): Svg =>
  room(
    { wall: '#aebfb4', light: '#dfe7da', table: '#a98d70', through: 'branch', lightAt: 1120 },
    at(370, 905, moonJar('#f3efe6'), { scale: 1.3 }),
    at(800, 925, cup('#efe7d8', '#5b3827', CELADON), { scale: 1.75 }),
    at(1110, 905, cup('#e9dfcd', '#5b3827', '#c9d6c6'), { scale: 1.25 }),
    at(1340, 930, cup('#d8c6ad', '#5b3827', WHITE), { scale: 1.5 }),
  );

const hensAndEggs = (): Svg =>
  wide(
    backdrop('#d9c6a4'),
    at(1180, 340, sun(250, '#efb25c', '#e5be83')),
    at(0, 560, gardenWall(WIDE_WIDTH, 380, { stone: '#b0a48e', mortar: '#d9ccb2', tile: '#5d5a55' })),
    rect(0, 860, WIDE_WIDTH, 220, '#a68a62'),
    faded(
      0.4,
      repeat(50, (index) =>
        line(
          `M${(index * 173) % 1620} ${890 + ((index * 59) % 160)} l${26 + (index % 4) * 10} ${-8 + (index % 5) * 4}`,
          '#d3ba85',
          6,
        ),
      ),
    ),
    at(1330, 930, sack('#c8a877', '#b08a5c'), { scale: 1.35 }),
    at(1060, 960, sack('#b99768'), { scale: 1 }),
    at(420, 960, hen(), { scale: 1.35 }),
    at(800, 990, hen('#efe4d0'), { scale: 1, mirror: true }),
    at(600, 1000, eggs(), { scale: 0.72 }),
    at(1220, 985, mushroom(), { scale: 0.7 }) +
      at(1145, 1005, mushroom('#9d8874'), { scale: 0.55, mirror: true }),
  );

const winterJars = (): Svg => {
  const snowCap = path(
    'M-176 -462 C-190 -520 -110 -548 -30 -552 C60 -556 190 -526 178 -462 C150 -444 130 -470 100 -456 C60 -438 30 -466 -10 -454 C-60 -440 -90 -470 -120 -456 C-150 -446 -170 -450 -176 -462 Z',
    WHITE,
  );
  const jar = (x: number, y: number, scale: number, colour: string) =>
    at(x, y, onggi(colour) + snowCap, { scale });
  return wide(
    backdrop('#8fa3b3'),
    at(1220, 260, sun(150, '#f1ead7', '#a9b9c3')),
    at(0, 480, gardenWall(WIDE_WIDTH, 400, { stone: '#7f8891', mortar: '#b9c4ca', tile: '#3d4650' })),
    rect(0, 340, WIDE_WIDTH, 44, WHITE, 'rx="22"'),
    path('M0 820 C300 780 500 850 800 815 C1100 780 1300 850 1600 810 V1070 H0 Z', '#e8edee'),
    jar(180, 880, 0.68, '#5b4034'),
    jar(480, 860, 0.6, '#6a4a3a'),
    jar(760, 890, 0.72, '#55392d'),
    jar(1070, 862, 0.6, '#6d4a37'),
    jar(1370, 885, 0.7, '#5b4034'),
    path('M0 930 C260 880 460 960 760 925 C1060 890 1300 960 1600 915 V1070 H0 Z', WHITE),
    jar(330, 1010, 0.82, '#6d4a37'),
    jar(980, 1015, 0.84, '#634535'),
    path('M0 1000 C200 970 420 1020 700 1000 C1000 980 1300 1030 1600 995 V1070 H0 Z', '#f6f8f7'),
    specks(WIDE_WIDTH, WIDE_HEIGHT, WHITE, 70, 17, 6),
  );
};
export const STORY_PICTURES: Record<string, () => Svg> = {
  'stories/the-wall-that-keeps-the-light.webp': sunlitWall,
  'stories/before-the-street-wakes.webp': dawnLane,
  'stories/a-letter-from-guji.webp': dryingBeds,
  'stories/what-the-wheat-remembers.webp': nurukShelves,
  'stories/the-day-the-new-rice-comes.webp': newRiceField,
  'stories/a-cup-without-a-handle.webp': pottersShelf,
  'stories/the-use-of-what-is-left.webp': hensAndEggs,
  'stories/a-winter-diary-of-jars.webp': winterJars,
};
