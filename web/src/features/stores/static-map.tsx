import { localized } from '@app/domain/shared/localized.ts';
import type { StoreLocation } from '@app/domain/store-location/store-location-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './static-map.module.css';

/** The drawn part of the world in degrees, and the units of the drawing for one degree of latitude. */
const WEST = 125.6;
const EAST = 130;
const NORTH = 38.9;
const SOUTH = 33;
const DEGREE = 100;
/** A degree of longitude is shorter than one of latitude: by the cosine of 36.3°, in the middle of the country. */
const LONGITUDE = DEGREE * Math.cos((36.3 * Math.PI) / 180);

type Position = readonly [lat: number, lng: number];

/** The coast and the northern border, clockwise from the mouth of the Han, simplified by hand. */
const MAINLAND: readonly Position[] = [
  [37.75, 126.35],
  [37.95, 126.7],
  [38.3, 127.1],
  [38.3, 127.8],
  [38.6, 128.36],
  [38.2, 128.6],
  [37.75, 128.95],
  [37.4, 129.25],
  [37, 129.42],
  [36.5, 129.45],
  [36.08, 129.57],
  [35.7, 129.48],
  [35.3, 129.3],
  [35.08, 129.1],
  [34.95, 128.7],
  [34.72, 128.6],
  [34.85, 128.3],
  [34.75, 127.9],
  [34.6, 127.7],
  [34.5, 127.3],
  [34.5, 126.9],
  [34.3, 126.55],
  [34.6, 126.25],
  [35, 126.35],
  [35.4, 126.4],
  [35.7, 126.55],
  [36, 126.6],
  [36.35, 126.5],
  [36.75, 126.15],
  [37, 126.4],
  [37, 126.8],
  [37.3, 126.65],
  [37.55, 126.6],
];
const JEJU: Position = [33.38, 126.55];

/** Returns the place of a position in the drawing. */
function project([lat, lng]: Position): { x: number; y: number } {
  return { x: Math.round((lng - WEST) * LONGITUDE), y: Math.round((NORTH - lat) * DEGREE) };
}

const COAST = MAINLAND.map((position) => Object.values(project(position)).join(' ')).join(' L');
const { x: WIDTH, y: HEIGHT } = project([SOUTH, EAST]);
const ISLAND = project(JEJU);

/** How far apart the circles of two stores are drawn at least, so that each can be seen and pressed. */
const APART = 32;
/** The radius in which a store can be pressed. */
const REACH = APART / 2;

type Point = ReturnType<typeof project>;

/** Returns the places of the stores in the drawing. One that would cover an earlier one is moved away from it, as in one city. */
function spread(stores: readonly StoreLocation[]): ReadonlyMap<string, Point> {
  const placed = new Map<string, Point>();
  for (const { id, lat, lng } of stores.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const { x, y } = project([lat, lng]);
    const isFree = (place: Point) =>
      [...placed.values()].every((other) => Math.hypot(place.x - other.x, place.y - other.y) >= APART);
    let place = { x, y };
    // Tries places on a spiral, to the east first.
    for (let turn = 0; !isFree(place); turn += 1) {
      const distance = APART * (1 + turn / 8);
      const angle = (turn * Math.PI) / 4;
      place = {
        x: Math.round(x + distance * Math.cos(angle)),
        y: Math.round(y + distance * Math.sin(angle)),
      };
    }
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
  const places = spread(stores);
  // The selected store is drawn last, above its neighbours.
  const drawn = [...stores].toSorted((a, b) => Number(a === selected) - Number(b === selected));
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles.land} d={`M${COAST}Z`} />
      <ellipse className={styles.land} cx={ISLAND.x} cy={ISLAND.y} rx="30" ry="15" />
      {drawn.map((store) => {
        const { x, y } = places.get(store.id)!;
        return (
          <g
            key={store.id}
            className={classNames(styles.store, store === selected && styles.selected)}
            onClick={() => onSelect(store.id)}
          >
            <circle className={styles.reach} cx={x} cy={y} r={REACH} />
            <circle cx={x} cy={y} r={store === selected ? 11 : 7} />
            {store === selected && (
              <text x={x} y={y - 20} textAnchor="middle">
                {localized(store, 'name', language)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
