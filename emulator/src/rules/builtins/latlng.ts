import { failure, type Outcome } from '../evaluation/outcome.ts';
import type { RulesLatLng } from '../values/rules-value.ts';
import { builtin, type BuiltinTable } from './signature.ts';

/** rules.LatLng; `distance` is in metres. */
// prettier-ignore
export const LATLNG_METHODS: BuiltinTable = {
  distance:  builtin(['latlng', 'latlng'], distance),
  latitude:  builtin(['latlng'],           (point) => point.latitude),
  longitude: builtin(['latlng'],           (point) => point.longitude),
};

/** The namespace `latlng`. */
// prettier-ignore
export const LATLNG_FUNCTIONS: BuiltinTable = {
  'latlng.value': builtin(['number', 'number'], (latitude, longitude) => pointAt(Number(latitude), Number(longitude))),
};

function pointAt(latitude: number, longitude: number): Outcome {
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return onEarth
    ? { kind: 'latlng', latitude, longitude }
    : failure(`No such point: ${latitude}, ${longitude}.`);
}

/** Mean radius of the Earth in metres, as in the S2 geometry library. */
const EARTH_RADIUS_METRES = 6_371_010;

/** Returns the great-circle distance by the haversine formula. */
function distance(a: RulesLatLng, b: RulesLatLng): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const haversine = (angle: number): number => Math.sin(angle / 2) ** 2;
  const h =
    haversine(radians(b.latitude - a.latitude)) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      haversine(radians(b.longitude - a.longitude));
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}
