import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '@app/domain/store-location/distance.ts';

export type Position = 'unasked' | 'asking' | 'refused' | Coordinates;

export function isPlace(position: Position): position is Coordinates {
  return typeof position === 'object';
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Where the visitor is. It is asked for when they want it, stays in the browser, and is forgotten with the page. */
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
    // Browsers have it on secure pages alone.
    if (!('geolocation' in navigator)) return setPosition('refused');
    setPosition('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // The answer may take as long as the visitor takes to allow it, who has left the page by then.
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
