import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();

/** A package in a lock file, by its folder. Other fields are kept. */
const packageSchema = z.looseObject({
  link: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).optional(),
});
export const lockSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), packageSchema),
});

type Package = z.infer<typeof packageSchema>;
export type Lock = z.infer<typeof lockSchema>;

/** Yields the folders in which Node looks for `name` from the package in `folder`, innermost first. */
function* places(folder: string, name: string): Generator<string> {
  for (let around = folder; around !== '';) {
    yield `${around}/node_modules/${name}`;
    around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')));
  }
  yield `node_modules/${name}`;
}

/** Returns the dependencies of a package, and whether each is optional. */
function wants(item: Package, isRoot: boolean): [name: string, optional: boolean][] {
  const required = [item.dependencies, isRoot ? item.devDependencies : {}, item.peerDependencies];
  const optional = Object.keys(item.optionalDependencies ?? {});
  const canBeMissing = (name: string) =>
    optional.includes(name) || item.peerDependenciesMeta?.[name]?.optional === true;
  const all = new Set([...required.flatMap((some) => Object.keys(some ?? {})), ...optional]);
  return [...all].map((name) => [name, canBeMissing(name)]);
}

/**
 * Returns a lock file for installing a workspace alone, with the versions of the project's lock file. The folders may
 * differ, but each package resolves the same versions.
 * @param workspace the folder of the workspace, such as `functions`
 * @throws Error when the lock file lacks a package, or the workspace depends on another workspace
 */
export function workspaceLock({ packages, ...rest }: Lock, workspace: string): Lock {
  const root = packages[workspace];
  if (!root) throw new Error(`The lock file knows no workspace "${workspace}".`);
  /** The folder of each package in the new lock file, with its folder in the project's. */
  const sources = new Map([['', workspace]]);
  const find = (folder: string, name: string, has: (place: string) => boolean) =>
    [...places(folder, name)].find(has);

  const open = [''];
  for (let target = open.shift(); target !== undefined; target = open.shift()) {
    const source = sources.get(target)!;
    for (const [name, optional] of wants(packages[source]!, target === '')) {
      const wanted = find(source, name, (place) => place in packages);
      if (wanted === undefined) {
        if (optional) continue;
        throw new Error(`The lock file has no "${name}", which "${source}" needs.`);
      }
      if (packages[wanted]!.link) throw new Error(`"${source}" needs the workspace "${name}".`);
      const found = find(target, name, (place) => sources.has(place));
      if (found !== undefined && sources.get(found) === wanted) continue;
      // An outer folder contains another version, so this one is nested.
      const place = found === undefined ? `node_modules/${name}` : `${target}/node_modules/${name}`;
      sources.set(place, wanted);
      open.push(place);
    }
  }
  const entries = [...sources]
    .map(([place, source]) => [place, packages[source]!] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...rest, name: root['name'], version: root['version'], packages: Object.fromEntries(entries) };
}
