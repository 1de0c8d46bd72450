import { notFound, type Services } from '../stand-in.ts';

/** Secret Manager. Only the secrets in `GoogleProject.secrets` exist. */
export const SECRETS: Services = {
  'secretmanager.googleapis.com': [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/secrets\/(\w+)$/,
      ({ groups: [name], project }) =>
        project.secrets.has(name!)
          ? { name: `projects/${project.number}/secrets/${name}`, labels: {}, replication: { automatic: {} } }
          : notFound(`Secret ${name}`),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/secrets\/(\w+)\/versions\/\w+$/,
      ({ groups: [name], project }) =>
        project.secrets.has(name!)
          ? { name: `projects/${project.number}/secrets/${name}/versions/1`, state: 'ENABLED' }
          : notFound(`Secret ${name}`),
    ],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/secrets\/(\w+):getIamPolicy$/,
      ({ groups: [name], project }) => project.secretPolicies.get(name!) ?? { bindings: [] },
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+\/secrets\/(\w+):setIamPolicy$/,
      ({ groups: [name], project, json }) => {
        const policy = json['policy'] as Record<string, unknown>;
        project.secretPolicies.set(name!, policy);
        return policy;
      },
    ],
  ],
};
