export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

const EARTH_RADIUS_KM = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two places in kilometres (haversine formula). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns a new list sorted by distance from `from`, nearest first. */
export function sortByDistance<T extends Coordinates>(places: readonly T[], from: Coordinates): T[] {
  return places.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b));
}

/** Formats a distance: `850m` rounded to ten metres, `1.2km` below ten kilometres, `168km` above. */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 100) * 10;
  if (metres < 1_000) return `${metres}m`;
  const tenths = Math.round(km * 10) / 10;
  return tenths < 10 ? `${tenths.toFixed(1)}km` : `${Math.round(km)}km`;
}
