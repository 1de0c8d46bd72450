import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '@app/domain/store-location/distance.ts';

export type Position = 'unasked' | 'asking' | 'refused' | Coordinates;

export function isPlace(position: Position): position is Coordinates {
  return typeof position === 'object';
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Returns the visitor's position, which is requested on demand, not sent anywhere and not stored. */
export function usePosition() {
  const [position, setPosition] = useState<Position>('unasked');

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const ask = (found: (place: Coordinates) => void) => {
    // Missing on pages without HTTPS.
    if (!('geolocation' in navigator)) return setPosition('refused');
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // The visitor may have left the page before answering the permission prompt.
        if (!isMounted.current) return;
        const place = { lat: coords.latitude, lng: coords.longitude };
        setPosition(place);
        found(place);
      },
      () => setPosition('refused'),
      OPTIONS,
    );
  };
  return { position, ask, forget: () => setPosition('unasked') };
}
