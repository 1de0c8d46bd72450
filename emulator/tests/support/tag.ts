// Placeholders in test cases for instances of SDK classes; each client replaces them by those of its SDK.

/** A placeholder for a value that the client creates: `new Tag('values', 'timestamp', 1, 0)`. */
export class Tag {
  readonly make: readonly [table: 'values' | 'sentinels', name: string, ...args: unknown[]];

  constructor(...make: Tag['make']) {
    this.make = make;
  }
}

export const timestamp = (seconds: number, nanos = 0): Tag => new Tag('values', 'timestamp', seconds, nanos);
export const geoPoint = (latitude: number, longitude: number): Tag =>
  new Tag('values', 'geoPoint', latitude, longitude);
export const bytes = (...numbers: number[]): Tag => new Tag('values', 'bytes', ...numbers);
export const reference = (path: string): Tag => new Tag('values', 'reference', path);
export const vector = (...numbers: number[]): Tag => new Tag('values', 'vector', ...numbers);

export const increment = (by: number): Tag => new Tag('sentinels', 'increment', by);
export const arrayUnion = (...items: unknown[]): Tag => new Tag('sentinels', 'arrayUnion', ...items);
export const arrayRemove = (...items: unknown[]): Tag => new Tag('sentinels', 'arrayRemove', ...items);
export const serverTimestamp = (): Tag => new Tag('sentinels', 'serverTimestamp');
export const deleteField = (): Tag => new Tag('sentinels', 'deleteField');
