import { StatusError } from '../values/status.ts';
import { describeMode, singleFieldModes } from './index-definition.ts';
import type {
  IndexDefinition,
  IndexField,
  IndexMode,
  IndexSet,
  SingleFieldMode,
} from './index-definition.ts';
import { fieldsNeeded } from './requirement.ts';
import type { Requirement } from './requirement.ts';

/** A missing index: the message of production, and the entry to add to firestore.indexes.json. */
export interface MissingIndex {
  readonly sentence: string;
  readonly toAdd: object;
}

/** @param database `projects/p/databases/d` */
export function describeMissing(requirement: Requirement, set: IndexSet, database: string): MissingIndex {
  const { collectionGroup, queryScope, vector, orders, nameDescending } = requirement;
  const fields = fieldsNeeded(requirement);
  const [field, name] = fields;
  const definition: IndexDefinition = { collectionGroup, queryScope, fields };
  if (vector) return { sentence: vectorSentence(definition, database), toAdd: compositeToAdd(definition) };
  const followsField = orders.length === 0 || (field?.mode === 'DESCENDING') === nameDescending;
  if (field && name && fields.length === 2 && followsField) {
    return {
      sentence: singleFieldSentence(definition, field, database),
      toAdd: overrideToAdd(definition, field, singleFieldModes(set, collectionGroup, field.path)),
    };
  }
  const link = linkTo(database, 'create_composite', encodeIndex(definition, database));
  return { sentence: `The query requires an index.${link}`, toAdd: compositeToAdd(definition) };
}

export function missingIndexError({ sentence, toAdd }: MissingIndex): StatusError {
  return new StatusError(
    'FAILED_PRECONDITION',
    `${sentence}\nAdd this to firestore.indexes.json: ${JSON.stringify(toAdd)}`,
  );
}

function singleFieldSentence(
  { collectionGroup, queryScope }: IndexDefinition,
  { path, mode }: IndexField,
  database: string,
): string {
  const name = `${database}/collectionGroups/${collectionGroup}/fields/${path}`;
  const link = linkTo(
    database,
    'create_exemption',
    Buffer.concat([bytesField(1, name), numberField(2, orderNumber(mode))]),
  );
  return `The query requires a ${queryScope}_${describeMode(mode)} index for collection ${collectionGroup} and field ${path}.${link}`;
}

/** https://firebase.google.com/docs/firestore/vector-search#create_and_manage_vector_indexes */
function vectorSentence({ collectionGroup, queryScope, fields }: IndexDefinition, database: string): string {
  const [, project = ''] = database.split('/');
  const configs = fields.map(({ path, mode }) =>
    typeof mode === 'object'
      ? `--field-config=vector-config='{"dimension":"${mode.dimension}","flat": "{}"}',field-path=${path}`
      : `--field-config=${mode === 'CONTAINS' ? 'array-config=CONTAINS' : `order=${mode}`},field-path=${path}`,
  );
  return `Missing vector index configuration. Please create the required index with the following gcloud command: gcloud firestore indexes composite create --project=${project} --collection-group=${collectionGroup} --query-scope=${queryScope} ${configs.join(' ')}`;
}

/** Returns the link to the console that production includes for the default database. */
function linkTo(database: string, action: string, definition: Uint8Array): string {
  const [, project = '', , id] = database.split('/');
  if (id !== '(default)') return '';
  const encoded = Buffer.from(definition).toString('base64url');
  return ` You can create it here: https://console.firebase.google.com/v1/r/project/${project}/firestore/indexes?${action}=${encoded}`;
}

/** Returns an entry of `indexes`. The name is omitted when it is implicit, in the direction of the last field. */
function compositeToAdd({ collectionGroup, queryScope, fields }: IndexDefinition): object {
  const name = fields.at(-1);
  const before = fields.at(-2);
  const implied =
    name?.path === '__name__' &&
    before !== undefined &&
    (name.mode === 'DESCENDING') === (before.mode === 'DESCENDING');
  const written = implied ? fields.slice(0, -1) : fields;
  return {
    collectionGroup,
    queryScope,
    fields: written.map(({ path, mode }) => ({ fieldPath: path, ...modeToAdd(mode) })),
  };
}

/** Returns an entry of `fieldOverrides`: the existing indexes of the field, and the missing one. */
function overrideToAdd(
  { collectionGroup, queryScope }: IndexDefinition,
  { path, mode }: IndexField,
  has: readonly SingleFieldMode[],
): object {
  const indexes = [...has, { queryScope, mode }].map((each) => ({
    ...modeToAdd(each.mode),
    queryScope: each.queryScope,
  }));
  return { collectionGroup, fieldPath: path, indexes };
}

function modeToAdd(mode: IndexMode): object {
  if (typeof mode === 'object') return { vectorConfig: { dimension: mode.dimension, flat: {} } };
  return mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
}

/** Encodes google.firestore.admin.v1.Index: name, scope, and fields with their order or array configuration. */
function encodeIndex({ collectionGroup, queryScope, fields }: IndexDefinition, database: string): Buffer {
  return Buffer.concat([
    bytesField(1, `${database}/collectionGroups/${collectionGroup}/indexes/_`),
    numberField(2, queryScope === 'COLLECTION' ? 1 : 2),
    ...fields.map(({ path, mode }) =>
      bytesField(
        3,
        Buffer.concat([
          bytesField(1, path),
          mode === 'CONTAINS' ? numberField(3, 1) : numberField(2, orderNumber(mode)),
        ]),
      ),
    ),
  ]);
}

const orderNumber = (mode: IndexMode): number => (mode === 'DESCENDING' ? 2 : 1);

/** Encodes a field in protobuf's wire format, limited to numbers below 128, strings and messages. */
function numberField(field: number, value: number): Buffer {
  return Buffer.from([field << 3, value]);
}

function bytesField(field: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  const length: number[] = [];
  for (let rest = bytes.length; ; rest >>= 7) {
    if (rest < 128) return Buffer.concat([Buffer.from([(field << 3) | 2, ...length, rest]), bytes]);
    length.push((rest & 127) | 128);
  }
}
