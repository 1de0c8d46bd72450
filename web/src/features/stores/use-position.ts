import { useEffect, useEffectEvent, useState } from 'react';
import type { Coordinates } from '@app/domain/store-location/distance.ts';

export type Position = 'unknown' | 'requesting' | 'denied' | Coordinates;

export function isKnown(position: Position): position is Coordinates {
  return typeof position === 'object';
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Returns the visitor's position, which is requested on demand, not sent anywhere and not stored. */
export function usePosition(onFound: (coordinates: Coordinates) => void) {
  const [position, setPosition] = useState<Position>('unknown');

  const find = useEffectEvent((coordinates: Coordinates) => {
    setPosition(coordinates);
    onFound(coordinates);
  });
  const isRequested = position === 'requesting';
  useEffect(() => {
    if (!isRequested) return;
    // The visitor may leave the page before answering the permission prompt.
    let isAwaited = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => isAwaited && find({ lat: coords.latitude, lng: coords.longitude }),
      () => isAwaited && setPosition('denied'),
      OPTIONS,
    );
    return () => {
      isAwaited = false;
    };
  }, [isRequested]);

  return {
    position,
    // There is no geolocation on pages without HTTPS.
    request: () => setPosition('geolocation' in navigator ? 'requesting' : 'denied'),
    forget: () => setPosition('unknown'),
  };
}
