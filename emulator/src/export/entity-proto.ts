import protobuf from 'protobufjs';

/**
 * The message in which Google's exports store a document: the entity of the Datastore v3 API.
 * Field numbers from Google's published `google/appengine/datastore/entity_v3` (appengine-python-standard,
 * Apache License 2.0); only the fields that an export uses are declared.
 */
const SCHEMA = `
syntax = "proto2";
message PropertyValue {
  optional int64 int64Value = 1;
  optional bool booleanValue = 2;
  optional bytes stringValue = 3;
  optional double doubleValue = 4;
  optional group PointValue = 5 { required double x = 6; required double y = 7; }
  optional group ReferenceValue = 12 {
    required string app = 13;
    repeated group PathElement = 14 { required string type = 15; optional int64 id = 16; optional string name = 17; }
    optional string database_id = 23;
  }
}
message Property {
  optional int32 meaning = 1;
  required string name = 3;
  required bool multiple = 4;
  required PropertyValue value = 5;
}
message Path {
  repeated group Element = 1 { required string type = 2; optional int64 id = 3; optional string name = 4; }
}
message Reference {
  required string app = 13;
  required Path path = 14;
  optional string database_id = 23;
}
message EntityProto {
  required Reference key = 13;
  repeated Property property = 14;
  repeated Property raw_property = 15;
  required Path entity_group = 16;
}`;

const { root } = protobuf.parse(SCHEMA, { keepCase: true });
root.resolveAll();
const ENTITY = root.lookupType('EntityProto');

export interface PathElement {
  type: string;
  /** Decimal digits: Firestore stores the document id `__id7__` as the number 7. */
  id?: string;
  name?: string;
}

interface PropertyValue {
  int64Value?: string;
  booleanValue?: boolean;
  stringValue?: Uint8Array;
  doubleValue?: number;
  pointValue?: { x: number; y: number };
  referenceValue?: { app: string; pathElement?: PathElement[]; database_id?: string };
}

export interface Property {
  meaning?: number;
  name: string;
  /** The property is one element of an array; elements of one array share their name. */
  multiple: boolean;
  value: PropertyValue;
}

export interface Entity {
  key: { app: string; path: { element?: PathElement[] }; database_id?: string };
  property?: Property[];
  /** Properties that are not indexed. */
  raw_property?: Property[];
  entity_group: { element?: PathElement[] };
}

/** @throws Error when the bytes are not an entity */
export function decodeEntity(bytes: Uint8Array): Entity {
  return ENTITY.toObject(ENTITY.decode(bytes), { longs: String }) as unknown as Entity;
}

export function encodeEntity(entity: Entity): Uint8Array {
  return ENTITY.encode(ENTITY.fromObject(entity)).finish();
}
