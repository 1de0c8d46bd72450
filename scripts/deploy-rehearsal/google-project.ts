/** A JSON object as Google's APIs send and receive them. */
export type Json = Record<string, unknown>;

export interface HostingVersion {
  name: string;
  status: string;
  config: Json;
  /** Each hosted path with the SHA-256 of its gzipped content. */
  files: Record<string, string>;
}

/**
 * The state of a Google Cloud project, as far as a deployment of this site creates or reads it. It persists across
 * rehearsed deployments, so that the second one finds the resources of the first.
 */
export class GoogleProject {
  readonly id = 'sample-project';
  readonly number = '123456789012';
  readonly bucket = `${this.id}.firebasestorage.app`;
  /** Functions of the second generation by resource name. */
  readonly functions = new Map<string, Json>();
  /** The result of each long-running operation of Cloud Functions, by resource name. */
  readonly operations = new Map<string, Json>();
  /** Cloud Run services by resource name: one per function. */
  readonly runServices = new Map<string, Json>();
  readonly runPolicies = new Map<string, Json>();
  readonly schedulerJobs = new Map<string, Json>();
  /** Names of the secrets that have a value. */
  readonly secrets = new Set(['HASH_SECRET', 'JUSO_KEY', 'PAYAPP_LINK_KEY', 'PAYAPP_LINK_VALUE', 'SMTP_URL']);
  readonly secretPolicies = new Map<string, Json>();
  /** The project's IAM policy, as returned by `getIamPolicy`. */
  iamPolicy: Json = { bindings: [], etag: 'sample' };
  /** Functions' source archives by upload address, newest last. */
  readonly sources: Buffer[] = [];
  readonly rulesets = new Map<string, Json>();
  readonly rulesReleases = new Map<string, Json>();
  readonly indexes = new Map<string, Json>();
  readonly fields = new Map<string, Json>();
  readonly hostingVersions = new Map<string, HostingVersion>();
  readonly hostedFiles = new Map<string, Buffer>();
  /** The released hosting version. */
  released: string | undefined;
  /** Artifact Registry's repository of the functions' images, with its cleanup policy once it is set. */
  repository: Json = {};
}
