import type { GoogleProject, Json } from '../google-project.ts';
import { notFound, type Services } from '../stand-in.ts';

function release(project: GoogleProject, made: Json): Json {
  const saved = { ...made, createTime: new Date().toISOString(), updateTime: new Date().toISOString() };
  project.rulesReleases.set(String(made['name']), saved);
  return saved;
}

/** Security rules of Firestore and Storage, and Storage's default bucket. */
export const RULES: Services = {
  'firebaserules.googleapis.com': [
    ['POST', /^\/v1\/projects\/[^/]+:test$/, () => ({ issues: [] })],
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/releases$/,
      ({ project }) => ({ releases: [...project.rulesReleases.values()] }),
    ],
    [
      'GET',
      /^\/v1\/(projects\/[^/]+\/rulesets\/[^/]+)$/,
      ({ groups: [name], project }) => project.rulesets.get(name!) ?? notFound(name!),
    ],
    [
      'POST',
      /^\/v1\/(projects\/[^/]+\/rulesets)$/,
      ({ groups: [parent], json, project }) => {
        const name = `${parent}/ruleset-${project.rulesets.size + 1}`;
        const ruleset = { ...json, name };
        project.rulesets.set(name, ruleset);
        return ruleset;
      },
    ],
    [
      'PATCH',
      /^\/v1\/(projects\/[^/]+\/releases\/.+)$/,
      ({ groups: [name], json, project }) => {
        if (!project.rulesReleases.has(name!)) return notFound(name!);
        return release(project, json['release'] as Json);
      },
    ],
    ['POST', /^\/v1\/projects\/[^/]+\/releases$/, ({ json, project }) => release(project, json)],
  ],
  'firebasestorage.googleapis.com': [
    [
      'GET',
      /^\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
      ({ project }) => ({ bucket: { name: `projects/${project.id}/buckets/${project.bucket}` } }),
    ],
  ],
};
