import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '@app/domain/store-location/distance.ts';

export type Position = 'unknown' | 'requesting' | 'denied' | Coordinates;

export function isKnown(position: Position): position is Coordinates {
  return typeof position === 'object';
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Returns the visitor's position, which is requested on demand, not sent anywhere and not stored. */
export function usePosition() {
  const [position, setPosition] = useState<Position>('unknown');

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const request = (found: (coordinates: Coordinates) => void) => {
    // Missing on pages without HTTPS.
    if (!('geolocation' in navigator)) return setPosition('denied');
    setPosition('requesting');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // The visitor may have left the page before answering the permission prompt.
        if (!isMounted.current) return;
        const coordinates = { lat: coords.latitude, lng: coords.longitude };
        setPosition(coordinates);
        found(coordinates);
      },
      () => setPosition('denied'),
      OPTIONS,
    );
  };
  return { position, request, forget: () => setPosition('unknown') };
}
