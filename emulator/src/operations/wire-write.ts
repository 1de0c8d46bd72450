import type { WireTimestamp } from '../values/timestamp.ts';
import type { WireDocument, WireValue } from '../values/wire.ts';

/**
 * google.firestore.v1.Write. Exactly one of the first four fields is set. `verify` checks its precondition and changes
 * nothing.
 */
export interface WireWrite {
  update?: WireDocument;
  delete?: string;
  verify?: string;
  /** The older form of `updateTransforms`: transforms without an update. */
  transform?: { document?: string; fieldTransforms?: WireTransform[] };
  updateMask?: WireMask;
  updateTransforms?: WireTransform[];
  currentDocument?: WirePrecondition;
}

export interface WireMask {
  fieldPaths?: string[];
}

export interface WirePrecondition {
  exists?: boolean;
  updateTime?: WireTimestamp;
}

export interface WireTransform {
  fieldPath?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: WireValue[] };
  removeAllFromArray?: { values?: WireValue[] };
}

/** google.firestore.v1.WriteResult; a deletion has no `updateTime`. */
export interface WireWriteResult {
  updateTime?: WireTimestamp;
  transformResults?: WireValue[];
}
