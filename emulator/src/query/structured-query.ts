import type { WireValue } from '../values/wire.ts';

/** google.firestore.v1.StructuredQuery as decoded by the protocols. */
export interface WireQuery {
  select?: { fields?: WireFieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: WireFieldReference; direction?: string }[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: WireFindNearest;
}

/** google.firestore.v1.StructuredQuery.FindNearest */
export interface WireFindNearest {
  vectorField?: WireFieldReference;
  queryVector?: WireValue;
  distanceMeasure?: string;
  limit?: { value?: number };
  distanceResultField?: string;
  distanceThreshold?: { value?: number };
}

export interface WireFieldReference {
  fieldPath?: string;
}

export interface WireCursor {
  values?: WireValue[];
  before?: boolean;
}

export interface WireFilter {
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: WireFieldReference; op?: string; value?: WireValue };
  unaryFilter?: { op?: string; field?: WireFieldReference };
}
