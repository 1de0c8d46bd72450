/** Types of the parts of Kakao's map library that this site uses. */

/** Coordinates on Kakao's map. */
interface LatLng {
  getLat(): number;
  getLng(): number;
}

export interface KakaoMapObject {
  setCenter(center: LatLng): void;
}

interface Marker {
  setMap(map: KakaoMapObject | null): void;
}

interface CustomOverlay {
  setMap(map: KakaoMapObject | null): void;
}

export interface KakaoMaps {
  load(ready: () => void): void;
  LatLng: new (lat: number, lng: number) => LatLng;
  Map: new (element: HTMLElement, options: { center: LatLng; level: number }) => KakaoMapObject;
  Marker: new (options: { map: KakaoMapObject; position: LatLng }) => Marker;
  CustomOverlay: new (options: {
    map: KakaoMapObject;
    position: LatLng;
    content: HTMLElement;
    xAnchor: number;
    yAnchor: number;
  }) => CustomOverlay;
  event: { addListener(target: Marker, type: 'click', listener: () => void): void };
}

declare global {
  interface Window {
    /** Set once Kakao's script has run. Only `load` can be called until it has called back. */
    kakao?: { maps?: KakaoMaps };
  }
}
