import { BRAND } from '@app/domain/brand.ts';
import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './static-map.module.css';

/** The drawn part of the world in degrees, and the units of the drawing for one degree of latitude. */
const WEST = 125.6;
const EAST = 130.6;
const NORTH = 38.75;
const SOUTH = 33.1;
const DEGREE = 100;
/** A degree of longitude is shorter than one of latitude: by the cosine of 36.3°, in the middle of the country. */
const LONGITUDE = DEGREE * Math.cos((36.3 * Math.PI) / 180);

type Position = readonly [lat: number, lng: number];

/** The coast and the northern border, clockwise from the mouth of the Han, simplified by hand. */
const MAINLAND: readonly Position[] = [
  [37.85, 126.45],
  [37.8, 126.7],
  [38.1, 126.95],
  [38.3, 127.2],
  [38.3, 127.9],
  [38.62, 128.36],
  [38.4, 128.48],
  [38.2, 128.6],
  [37.77, 128.95],
  [37.45, 129.18],
  [37.05, 129.42],
  [36.6, 129.45],
  [36.2, 129.38],
  [36.08, 129.6],
  [35.8, 129.5],
  [35.4, 129.38],
  [35.15, 129.2],
  [35.08, 128.95],
  [34.95, 128.8],
  [34.7, 128.65],
  [34.95, 128.35],
  [34.72, 127.95],
  [34.95, 127.8],
  [34.6, 127.72],
  [34.85, 127.5],
  [34.42, 127.4],
  [34.6, 127.15],
  [34.35, 126.85],
  [34.5, 126.7],
  [34.28, 126.5],
  [34.45, 126.15],
  [34.8, 126.3],
  [35.1, 126.3],
  [35.4, 126.4],
  [35.65, 126.45],
  [35.8, 126.65],
  [36.1, 126.58],
  [36.45, 126.4],
  [36.75, 126.08],
  [37, 126.4],
  [36.9, 126.7],
  [37.1, 126.85],
  [37.3, 126.65],
  [37.55, 126.6],
  [37.7, 126.4],
];
const JEJU: readonly Position[] = [
  [33.31, 126.15],
  [33.42, 126.25],
  [33.52, 126.5],
  [33.57, 126.75],
  [33.53, 126.92],
  [33.43, 126.95],
  [33.32, 126.85],
  [33.24, 126.6],
  [33.19, 126.3],
];

interface Point {
  x: number;
  y: number;
}

/** Returns the place of a position in the drawing. */
const project = ([lat, lng]: Position): Point => ({
  x: Math.round((lng - WEST) * LONGITUDE),
  y: Math.round((NORTH - lat) * DEGREE),
});

/** Returns a closed curve that each position bends, from the middle between two positions to the next. */
function shore(positions: readonly Position[]): string {
  const points = positions.map(project);
  const curves = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length]!;
    return `${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${curves.at(-1)!.split(' ').slice(2).join(' ')}Q${curves.join(' ')}`;
}

const LAND = shore(MAINLAND) + shore(JEJU);
const { x: WIDTH, y: HEIGHT } = project([SOUTH, EAST]);

/** The radius in which a store can be pressed. */
const REACH = 16;
/** The distance from a store to its name, and between the names of close stores: the height of a line. */
const NAME_GAP = 16;
const LINE = 28;
/** The room that a name needs to its right. */
const NAME_WIDTH = 150;

/** Returns where the names of the stores start, from north to south. A name that would cover an earlier one stands below it. */
function placeNames(stores: readonly StoreLocation[]): ReadonlyMap<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, lat, lng } of stores.toSorted((a, b) => b.lat - a.lat)) {
    const store = project([lat, lng]);
    const place = { x: store.x + NAME_GAP, y: store.y };
    for (const other of placed.values())
      if (Math.abs(place.x - other.x) < NAME_WIDTH) place.y = Math.max(place.y, other.y + LINE);
    placed.set(id, place);
  }
  return placed;
}

/**
 * A drawn map of the stores, in place of Kakao's. It is a picture of what the list says; a click on a store selects it, as the list
 * does for the keyboard and for screen readers.
 */
export function StaticMap({
  stores,
  selected,
  onSelect,
}: {
  stores: readonly StoreLocation[];
  selected: StoreLocation | null;
  onSelect: (id: string) => void;
}) {
  const { language } = useLanguage();
  const names = placeNames(stores);
  // The selected store is drawn last, above its neighbours.
  const drawn = [...stores].toSorted((a, b) => Number(a === selected) - Number(b === selected));
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.land} d={LAND} />
      {drawn.map((store) => {
        const { x, y } = project([store.lat, store.lng]);
        const name = names.get(store.id)!;
        return (
          <g
            key={store.id}
            className={classNames(styles.store, store === selected && styles.selected)}
            onClick={() => onSelect(store.id)}
          >
            <circle className={styles.reach} cx={x} cy={y} r={REACH} />
            {name.y > y && <path className={styles.leader} d={`M${x} ${y}L${name.x - 3} ${name.y}`} />}
            <circle cx={x} cy={y} r="6" />
            <text x={name.x} y={name.y} dominantBaseline="central">
              {localized(store, 'name', language).replace(`${BRAND.name[language]} `, '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
