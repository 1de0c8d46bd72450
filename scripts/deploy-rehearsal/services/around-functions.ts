import { notFound, type Services } from '../stand-in.ts';

/** Cloud Scheduler, Eventarc channels and Artifact Registry, which functions require. */
export const AROUND_FUNCTIONS: Services = {
  'cloudscheduler.googleapis.com': [
    [
      'GET',
      /^\/v1\/(projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/]+)$/,
      ({ groups: [name], project }) => project.schedulerJobs.get(name!) ?? notFound(name!),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/jobs$/,
      ({ json, project }) => {
        project.schedulerJobs.set(String(json['name']), json);
        return json;
      },
    ],
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/]+)$/,
      ({ groups: [name], json, project }) => {
        project.schedulerJobs.set(name!, json);
        return json;
      },
    ],
    [
      'DELETE',
      /^\/v1\/(projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/]+)$/,
      ({ groups: [name], project }) => (project.schedulerJobs.delete(name!) ? {} : notFound(name!)),
    ],
  ],
  'storage.googleapis.com': [
    // firebase-tools requests the location of a trigger's bucket.
    [
      'GET',
      /^\/storage\/v1\/b\/([^/]+)$/,
      ({ groups: [name], project }) =>
        name === project.bucket
          ? { name, location: 'ASIA-NORTHEAST3', locationType: 'region' }
          : notFound(name!),
    ],
    [
      'GET',
      /^\/storage\/v1\/projects\/[^/]+\/serviceAccount$/,
      ({ project }) => ({
        email_address: `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com`,
      }),
    ],
  ],
  'artifactregistry.googleapis.com': [
    [
      'GET',
      /^\/v1\/(projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts)$/,
      ({ groups: [name], project }) => ({ name, ...project.repository }),
    ],
    [
      'PATCH',
      /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/repositories\/gcf-artifacts$/,
      ({ json, project }) => {
        project.repository = json;
        return json;
      },
    ],
  ],
};
