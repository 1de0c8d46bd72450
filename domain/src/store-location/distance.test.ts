import { describe, expect, it } from 'vitest';
import { sortByDistance, distanceKm, formatDistance } from './distance.ts';

const SEOUL = { lat: 37.5665, lng: 126.978 };
const BUSAN = { lat: 35.1796, lng: 129.0756 };

describe('distance between two places', () => {
  it.each([
    [SEOUL, SEOUL, 0],
    [SEOUL, BUSAN, 325.1],
    // A degree of latitude is 111.2 km everywhere; one of longitude shrinks towards the poles.
    [{ lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.2],
    [{ lat: 60, lng: 0 }, { lat: 60, lng: 1 }, 55.6],
    // Across the date line, and to the other side of the globe.
    [{ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.2],
    [{ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, 20_015.1],
  ])('from %j to %j is %d km', (from, to, km) => {
    expect(distanceKm(from, to)).toBeCloseTo(km, 0);
    expect(distanceKm(to, from)).toBeCloseTo(distanceKm(from, to), 9);
  });

  it('sorts places by distance without modifying the list', () => {
    const places = [BUSAN, SEOUL];
    expect(sortByDistance(places, { lat: 37.4, lng: 127 })).toEqual([SEOUL, BUSAN]);
    expect(sortByDistance(places, { lat: 35.2, lng: 129 })).toEqual([BUSAN, SEOUL]);
    expect(places).toEqual([BUSAN, SEOUL]);
  });

  it.each([
    [0, '0m'],
    [0.084, '80m'],
    [0.994, '990m'],
    [0.996, '1.0km'],
    [1.24, '1.2km'],
    [9.94, '9.9km'],
    [9.96, '10km'],
    [168.4, '168km'],
  ])('of %d km is formatted as %s', (km, text) => {
    expect(formatDistance(km)).toBe(text);
  });
});
