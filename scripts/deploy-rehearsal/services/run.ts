import { notFound, type Services } from '../stand-in.ts';

/** Cloud Run, which serves the functions: their IAM policies, and the tags by which Hosting pins a revision. */
export const RUN: Services = {
  'run.googleapis.com': [
    [
      'GET',
      /^\/v\d\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+)$/,
      ({ groups: [name], project }) => project.runServices.get(name!) ?? notFound(name!),
    ],
    [
      'PUT',
      /^\/v1\/projects\/[^/]+\/(locations\/[^/]+\/services\/[^/:]+)$/,
      ({ groups: [name], json, project }) => {
        const full = `projects/${project.id}/${name}`;
        const saved = { ...json, status: project.runServices.get(full)?.['status'] };
        project.runServices.set(full, saved);
        return saved;
      },
    ],
    [
      'GET',
      /^\/v\d\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+):getIamPolicy$/,
      ({ groups: [name], project }) =>
        project.runPolicies.get(name!) ?? { bindings: [], etag: '', version: 3 },
    ],
    [
      'POST',
      /^\/v\d\/(projects\/[^/]+\/locations\/[^/]+\/services\/[^/:]+):setIamPolicy$/,
      ({ groups: [name], json, project }) => {
        const policy = json['policy'] as Record<string, unknown>;
        project.runPolicies.set(name!, policy);
        return policy;
      },
    ],
  ],
};
