import { serverTimestamp } from 'firebase/firestore';

/** An item of the factories as its document: the id is the document's name, not one of its fields. */
export function asStored<T extends { id: string }>({ id: _, ...fields }: T): Omit<T, 'id'> {
  return fields;
}

/** The same as the admin creates it: stamped with the time of the server. */
export function asCreated<T extends { id: string; createdAt: Date }>(item: T): object {
  return { ...asStored(item), createdAt: serverTimestamp() };
}

export function without(fields: object, name: string): object {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
