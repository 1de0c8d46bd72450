import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { z } from 'zod';

/** The list of the builds whose files are hosted, newest first; it is hosted with them. */
export const BUILDS_FILE = 'builds.json';

/** A page that was opened before a deployment needs the files of its build for as long as it stays open. */
const KEPT_DAYS = 14;
/** The maximum number of earlier builds, for days with many deployments. */
const KEPT_BUILDS = 5;
/** The longest time to wait for one file, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** The number of files that are requested at a time: the fonts of a build alone are more than a thousand. */
const PARALLEL_REQUESTS = 16;
const DAY_MS = 24 * 60 * 60 * 1000;

const buildsSchema = z.array(
  z.object({
    deployedAt: z.coerce.date(),
    /** Paths below `/assets/`. No part of one starts with a dot. */
    files: z.array(z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/)),
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

/** Returns the paths of the files in a folder and its subfolders, with `/` on every system. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'));

/**
 * Copies a hosted file, unless the new build has the same one: the paths contain a hash of the content.
 * @returns whether there is such a file
 */
async function keepFile(path: string, { assets, hosted }: Options): Promise<boolean> {
  const copy = join(assets, path);
  if (existsSync(copy)) return statSync(copy).isFile();
  const response = await load(`${hosted}/${path}`);
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, new Uint8Array(await response.arrayBuffer()));
  return true;
}

/** Copies hosted files. @returns those that are gone */
async function keepFiles(files: readonly string[], options: Options): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let start = 0; start < files.length; start += PARALLEL_REQUESTS)
    await Promise.all(
      files.slice(start, start + PARALLEL_REQUESTS).map(async (path) => {
        if (!(await keepFile(path, options))) gone.add(path);
      }),
    );
  return gone;
}

export interface KeptAssets {
  /** The number of earlier builds. */
  builds: number;
  /** The files of these builds that the site no longer hosts. */
  gone: string[];
}

/**
 * Adds the files of the site's earlier builds to those of a new one, because a release of Firebase Hosting contains its own files
 * only, and writes the list for the next deployment.
 * @throws Error when the site cannot be read; the list then contains the new build alone
 */
export async function keepEarlierAssets(options: Options): Promise<KeptAssets> {
  const { assets, hosted, now } = options;
  const files = listFiles(assets).filter((path) => path !== BUILDS_FILE);
  const write = (builds: readonly HostedBuild[]) =>
    writeFileSync(join(assets, BUILDS_FILE), JSON.stringify(builds));
  const current = { deployedAt: now, files };
  write([current]);
  const kept = (await findHostedBuilds(hosted))
    .filter(({ deployedAt }) => now.getTime() - deployedAt.getTime() <= KEPT_DAYS * DAY_MS)
    // A repeated deployment of one build does not displace an earlier one.
    .filter((build) => build.files.some((path) => !files.includes(path)))
    .slice(0, KEPT_BUILDS);
  const gone = await keepFiles([...new Set(kept.flatMap((build) => build.files))], options);
  const hostedOf = (build: HostedBuild) => build.files.filter((path) => !gone.has(path));
  write([current, ...kept.map((build) => ({ ...build, files: hostedOf(build) }))]);
  return { builds: kept.length, gone: [...gone] };
}
