import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The list of the builds whose files are hosted, newest first; it is hosted with them. */
export const BUILDS_FILE = 'builds.json';

/** A page that was opened before a deployment needs the files of its build for as long as it stays open. */
const KEPT_DAYS = 14;
/** The maximum number of earlier builds, for days with many deployments. */
const KEPT_BUILDS = 5;
/** The longest time to wait for one file, in milliseconds. */
const TIMEOUT_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1000;

const buildsSchema = z.array(
  z.object({
    deployedAt: z.coerce.date(),
    files: z.array(z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/)),
  }),
);
type HostedBuild = z.infer<typeof buildsSchema>[number];

interface Options {
  /** The folder with the files of the new build. */
  assets: string;
  /** The address under which they are hosted: `https://…/assets`. */
  hosted: string;
  now: Date;
}

const load = (url: string) => fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Returns the builds that the site hosts; none if it was deployed without a list, or never. @throws when it cannot be reached */
async function findHostedBuilds(hosted: string): Promise<HostedBuild[]> {
  const response = await load(`${hosted}/${BUILDS_FILE}`);
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return buildsSchema.parse(await response.json());
}

/** Copies a hosted file, unless the new build has the same one. Their names contain a hash of the content. */
async function keepFile(name: string, { assets, hosted }: Options): Promise<void> {
  if (existsSync(join(assets, name))) return;
  const response = await load(`${hosted}/${name}`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  writeFileSync(join(assets, name), new Uint8Array(await response.arrayBuffer()));
}

/**
 * Adds the files of the site's earlier builds to those of a new one, because a release of Firebase Hosting contains its own files
 * only, and writes the list for the next deployment.
 * @returns the number of earlier builds that are kept
 * @throws Error when the site cannot be read; the list then contains the new build alone
 */
export async function keepEarlierAssets(options: Options): Promise<number> {
  const { assets, hosted, now } = options;
  const files = readdirSync(assets).filter((name) => name !== BUILDS_FILE);
  const write = (builds: readonly HostedBuild[]) =>
    writeFileSync(join(assets, BUILDS_FILE), JSON.stringify(builds));
  const current = { deployedAt: now, files };
  write([current]);
  const kept = (await findHostedBuilds(hosted))
    .filter(({ deployedAt }) => now.getTime() - deployedAt.getTime() <= KEPT_DAYS * DAY_MS)
    // A repeated deployment of one build does not displace an earlier one.
    .filter((build) => build.files.some((name) => !files.includes(name)))
    .slice(0, KEPT_BUILDS);
  for (const name of new Set(kept.flatMap((build) => build.files))) await keepFile(name, options);
  write([current, ...kept]);
  return kept.length;
}
