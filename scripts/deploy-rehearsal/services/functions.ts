import type { GoogleProject, Json } from '../google-project.ts';
import { notFound, type Services } from '../stand-in.ts';

/** Returns an operation that is already completed; firebase-tools polls it nevertheless. */
function done(project: GoogleProject, response: Json): Json {
  const name = `projects/${project.id}/locations/asia-northeast3/operations/operation-${project.operations.size + 1}`;
  project.operations.set(name, { name, done: true, response });
  return { name, done: false };
}

/** Stores a function as Google does: active, with its Cloud Run service. */
function saveFunction(project: GoogleProject, name: string, { serviceConfig, ...rest }: Json): Json {
  const [, , , region, , id] = name.split('/');
  const service = `projects/${project.id}/locations/${region}/services/${id!.toLowerCase()}`;
  const revision = `${id!.toLowerCase()}-${project.sources.length}`;
  const uri = `https://${id!.toLowerCase()}-sample-du.a.run.app`;
  const saved = {
    ...rest,
    name,
    state: 'ACTIVE',
    environment: 'GEN_2',
    serviceConfig: { ...(serviceConfig as Json), service, uri, revision },
  };
  project.functions.set(name, saved);
  project.runServices.set(service, {
    metadata: {
      generation: 1,
      name: id!.toLowerCase(),
      namespace: project.number,
      labels: { 'cloud.googleapis.com/location': region },
    },
    spec: { template: { spec: {} }, traffic: [{ latestRevision: true, percent: 100 }] },
    status: {
      latestReadyRevisionName: revision,
      latestCreatedRevisionName: revision,
      observedGeneration: 1,
      conditions: [{ type: 'Ready', status: 'True' }],
    },
  });
  return saved;
}

/** Cloud Functions of the second generation and the upload of their sources. */
export const FUNCTIONS: Services = {
  'cloudfunctions.googleapis.com': [
    ['GET', /^\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => ({ functions: [] })],
    [
      'GET',
      /^\/v2\/projects\/[^/]+\/locations\/-\/functions$/,
      ({ project }) => ({ functions: [...project.functions.values()] }),
    ],
    [
      'POST',
      /^\/v2\/projects\/[^/]+\/locations\/[^/]+\/functions:generateUploadUrl$/,
      ({ project }) => ({
        uploadUrl: `http://storage.googleapis.com/sample-uploads/${project.sources.length}.zip?GoogleAccessId=sample`,
        storageSource: { bucket: 'sample-uploads', object: `${project.sources.length}.zip` },
      }),
    ],
    [
      'POST',
      /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions)$/,
      ({ groups: [parent], query, json, project }) =>
        done(project, saveFunction(project, `${parent}/${query.get('functionId')}`, json)),
    ],
    [
      'PATCH',
      /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
      ({ groups: [name], json, project }) => done(project, saveFunction(project, name!, json)),
    ],
    [
      'DELETE',
      /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
      ({ groups: [name], project }) =>
        project.functions.delete(name!) ? done(project, {}) : notFound(name!),
    ],
    [
      'GET',
      /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/operations\/[^/]+)$/,
      ({ groups: [name], project }) => project.operations.get(name!) ?? notFound(name!),
    ],
  ],
  'storage.googleapis.com': [
    [
      'PUT',
      /^\/sample-uploads\//,
      ({ body, project }) => {
        project.sources.push(body);
        return {};
      },
    ],
  ],
};
