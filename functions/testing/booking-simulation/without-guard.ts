import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import type { Guard } from './guards.ts';
import type * as Simulation from './simulate.ts';

const NAME = 'simulation';
const ROOT = join(import.meta.dirname, '../../..');

/** Returns the source with the guard's text replaced. */
function remove(source: string, { name, text, without }: Pick<Guard, 'name' | 'text' | 'without'>): string {
  const parts = source.split(text);
  if (parts.length !== 2)
    throw new Error(`The source of the guard “${name}” stands ${parts.length - 1} times in its file.`);
  return parts.join(without);
}

/**
 * Returns a simulation of services that lack one guard, built from changed source: the services have no switches.
 * @param entryPoint the simulation's file
 * @throws Error when the guard's text does not stand once in its file
 */
export async function buildWithout<T>(
  guard: Pick<Guard, 'name' | 'file' | 'text' | 'without'>,
  entryPoint: string,
): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: [entryPoint],
    bundle: true,
    external: ['firebase-admin/*'],
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: NAME,
    logLevel: 'silent',
    plugins: [
      {
        name: 'remove-guard',
        setup({ onLoad }) {
          const path = join(ROOT, guard.file);
          onLoad({ filter: /[.]ts$/ }, async (file) =>
            file.path === path
              ? { contents: remove(await readFile(path, 'utf8'), guard), loader: 'ts' }
              : undefined,
          );
        },
      },
    ],
  });
  const script = `(require) => { ${outputFiles[0]!.text}; return ${NAME}; }`;
  const load = runInThisContext(script) as (require: NodeJS.Require) => T;
  return load(process.getBuiltinModule('node:module').createRequire(import.meta.url));
}

/** Returns the simulation of bookings whose services lack one guard. */
export const simulationWithout = (guard: Guard) =>
  buildWithout<typeof Simulation>(guard, join(import.meta.dirname, 'simulate.ts'));
