import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { rootPath } from './local/paths.ts';

/**
 * Licences of all deployed packages: the direct and transitive dependencies of `domain`, `functions` and `web`. Build
 * and test tools are excluded.
 */

const packageSchema = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});
type LockedPackage = z.infer<typeof packageSchema>;

const lockSchema = z.object({ packages: z.record(z.string(), packageSchema) });

const WORKSPACES = ['domain', 'functions', 'web'];

/** Development dependencies that are bundled into the deployed code. */
const BUNDLED = ['hono', '@hono/node-server', 'zod', 'pretendard'];

/** Dependencies that are build tools. */
const BUILDERS = ['vite', '@vitejs/plugin-react'];

/** Licences that packages declare in a legacy format, which npm omits from the lock file. */
const OTHER_DECLARATIONS: Record<string, string> = { limiter: 'MIT' };

/** The licences under which a package may be deployed. */
export const ALLOWED =
  /^\(?(MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|CC0-1\.0|Python-2\.0|MIT-0|LGPL-3\.0-or-later)\b/;

export interface Licensed {
  name: string;
  version: string;
  licence: string;
}

/** The packages whose files are committed, in the form in which they are deployed. */
const COMMITTED = rootPath('scripts', 'pinned', 'fonts', 'package-lock.json');

type Packages = Record<string, LockedPackage>;

/** Resolves `name` from the package at `path`: in the nearest `node_modules` upwards. */
function locate(packages: Packages, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

function follow(packages: Packages, path: string, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    const place = locate(packages, path, name);
    const locked = place === undefined ? undefined : packages[place];
    if (!place || !locked || locked.link || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies } = locked;
    follow(packages, place, Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
}

/** Returns all deployed packages, sorted by name. */
export function deployedPackages(): Licensed[] {
  const read = (file: string) => lockSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
  const packages = { ...read(COMMITTED), ...read(rootPath('package-lock.json')) };
  const found = new Set(Object.keys(read(COMMITTED)).filter(Boolean));
  for (const workspace of WORKSPACES) {
    const { dependencies = {}, devDependencies = {} } = packages[workspace]!;
    const bundled = Object.keys(devDependencies).filter((name) => BUNDLED.includes(name));
    const needed = Object.keys(dependencies).filter((name) => !BUILDERS.includes(name));
    follow(packages, workspace, [...needed, ...bundled], found);
  }
  const listed = [...found].map((place) => {
    const name = place.replace(/^.*node_modules\//, '');
    const { version = '', license = OTHER_DECLARATIONS[name] ?? 'unknown' } = packages[place]!;
    return { name, version, licence: license };
  });
  const unique = new Map(listed.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...unique.values()].toSorted((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
}

export function licencesDocument(): string {
  const deployed = deployedPackages();
  const counts = new Map<string, number>();
  for (const { licence } of deployed) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([licence, count]) => `${count} ${licence}`)
    .join(', ');
  return `# Licences of what is deployed

Written by \`npm run licences\` from the lock file; a test holds it to that, and every licence to those that are allowed in
\`scripts/licences.ts\`. ${deployed.length} packages: ${summary}.

| package | version | licence |
| --- | --- | --- |
${deployed.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`).join('\n')}
`;
}
