import { ApiError, type Services } from '../stand-in.ts';
import type { Json } from '../google-project.ts';

/** The highest number of fields in a composite index (https://firebase.google.com/docs/firestore/quotas#indexes). */
const MAX_INDEX_FIELDS = 100;

function indexError({ fields = [] }: { fields?: Json[] }): string | undefined {
  if (fields.length < 2)
    return 'A composite index has at least two fields: a single one is indexed by itself';
  if (fields.length > MAX_INDEX_FIELDS) return `A composite index has at most ${MAX_INDEX_FIELDS} fields`;
  return undefined;
}

/** Firestore's indexes and field overrides. */
export const FIRESTORE: Services = {
  'firestore.googleapis.com': [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      ({ project }) => ({
        name: `projects/${project.id}/databases/(default)`,
        locationId: 'asia-northeast3',
        type: 'FIRESTORE_NATIVE',
        databaseEdition: 'STANDARD',
      }),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/-\/indexes$/,
      ({ project }) => ({ indexes: [...project.indexes.values()] }),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/-\/fields$/,
      ({ project }) => ({ fields: [...project.fields.values()] }),
    ],
    [
      'POST',
      /^\/v1\/(projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/[^/]+\/indexes)$/,
      ({ groups: [parent], json, project }) => {
        const error = indexError(json);
        if (error) return new ApiError(400, error);
        const name = `${parent}/index-${project.indexes.size + 1}`;
        // Google appends the document name to the requested fields.
        const { fieldPath, ...direction } = (json['fields'] as Json[]).at(-1)!;
        const order = 'order' in direction ? direction : { order: 'ASCENDING' };
        const fields = [...(json['fields'] as Json[]), { fieldPath: '__name__', ...order }];
        void fieldPath;
        project.indexes.set(name, { ...json, name, fields, state: 'READY' });
        return { name: `${name}/operations/created`, done: true };
      },
    ],
    [
      'DELETE',
      /^\/v1\/(projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/[^/]+\/indexes\/[^/]+)$/,
      ({ groups: [name], project }) => {
        project.indexes.delete(name!);
        return {};
      },
    ],
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/[^/]+\/fields\/[^/]+)$/,
      ({ groups: [name], json, project }) => {
        project.fields.set(name!, { ...project.fields.get(name!), ...json, name });
        return { name: `${name}/operations/patched`, done: true };
      },
    ],
  ],
};
