import { notFound, ApiError, type Services } from '../stand-in.ts';
import type { GoogleProject, HostingVersion, Json } from '../google-project.ts';

const UPLOAD_HOST = 'upload-firebasehosting.googleapis.com';

function withVersion(
  project: GoogleProject,
  id: string,
  use: (version: HostingVersion) => Json | ApiError,
): Json | ApiError {
  const version = project.hostingVersions.get(id);
  return version ? use(version) : notFound(`Version ${id}`);
}

/** Returns whether braces and brackets of a glob are balanced. Hosting rejects a version with an invalid glob. */
function isGlob(glob: string): boolean {
  const open: string[] = [];
  for (const character of glob) {
    if ('{(['.includes(character)) open.push(character);
    if ('})]'.includes(character) && '})]'.indexOf(character) !== '{(['.indexOf(open.pop() ?? ' '))
      return false;
  }
  return open.length === 0;
}

function configError(config: Json): string | undefined {
  const globs = ['headers', 'rewrites', 'redirects']
    .flatMap((part) => (config[part] ?? []) as Json[])
    .map(({ glob }) => glob)
    .filter((glob) => typeof glob === 'string');
  const wrong = globs.find((glob) => !isGlob(glob));
  return wrong === undefined ? undefined : `Invalid glob: ${wrong}`;
}

/** Firebase Hosting: versions are created, populated with files by hash, finalized and released. */
export const HOSTING: Services = {
  'firebasehosting.googleapis.com': [
    [
      'GET',
      /^\/v1beta1\/projects\/[^/]+\/sites$/,
      ({ project }) => ({
        sites: [{ name: `projects/${project.id}/sites/${project.id}`, type: 'DEFAULT_SITE' }],
      }),
    ],
    [
      'GET',
      /^\/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/,
      ({ project }) => ({ name: `projects/${project.id}/sites/${project.id}`, type: 'DEFAULT_SITE' }),
    ],
    [
      'POST',
      /^\/v1beta1\/projects\/[^/]+\/sites\/([^/]+)\/versions$/,
      ({ groups: [site], json, project }) => {
        const id = `version-${project.hostingVersions.size + 1}`;
        const name = `sites/${site}/versions/${id}`;
        project.hostingVersions.set(id, {
          name,
          status: 'CREATED',
          config: json['config'] as Json,
          files: {},
        });
        return { name, status: 'CREATED' };
      },
    ],
    [
      'GET',
      /^\/v1beta1\/projects\/[^/]+\/sites\/[^/]+\/versions$/,
      ({ project }) => ({
        versions: [...project.hostingVersions.values()].map(({ files, ...version }) => (void files, version)),
      }),
    ],
    [
      'POST',
      /^\/v1beta1\/sites\/[^/]+\/versions\/([^/]+):populateFiles$/,
      ({ groups: [id], json, project }) =>
        withVersion(project, id!, (version) => {
          const files = json['files'] as Record<string, string>;
          Object.assign(version.files, files);
          const missing = Object.values(files).filter((hash) => !project.hostedFiles.has(hash));
          return { uploadRequiredHashes: missing, uploadUrl: `http://${UPLOAD_HOST}/upload/${id}` };
        }),
    ],
    [
      'PATCH',
      /^\/v1beta1\/projects\/[^/]+\/sites\/[^/]+\/versions\/([^/]+)$/,
      ({ groups: [id], json, project }) =>
        withVersion(project, id!, (version) => {
          const error = configError((json['config'] ?? {}) as Json);
          if (error) return new ApiError(400, error);
          Object.assign(version, json);
          return { name: version.name, status: version.status };
        }),
    ],
    [
      'POST',
      /^\/v1beta1\/projects\/[^/]+\/sites\/[^/]+\/channels\/live\/releases$/,
      ({ query, project }) => {
        const id = query.get('versionName')?.split('/').at(-1) ?? '';
        return withVersion(project, id, ({ name, status }) => {
          if (status !== 'FINALIZED') return new ApiError(400, `${name} is not finalized`);
          project.released = id;
          return { name: `${name}/releases/1`, version: { name } };
        });
      },
    ],
  ],
  [UPLOAD_HOST]: [
    [
      'POST',
      /^\/upload\/[^/]+\/([0-9a-f]{64})$/,
      ({ groups: [hash], body, project }) => {
        project.hostedFiles.set(hash!, body);
        return {};
      },
    ],
  ],
};
