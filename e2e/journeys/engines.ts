import { ENGINES, missingPackages, type Engine } from './drivers.ts';
import { installDebianPackages } from '../../scripts/local/chromium.ts';
import { CliError } from '../../scripts/local/cli-error.ts';

export const ENGINE_OPTION = `--browser=${ENGINES.join('|')}`;

/**
 * Returns the engine that `--browser=` names, or undefined without that word.
 * @throws CliError for another name
 */
export function namedEngine(words: readonly string[], usage: string): Engine | undefined {
  const name = words.find((word) => word.startsWith('--browser='))?.slice('--browser='.length);
  const engine = ENGINES.find((each) => each === name);
  if (name !== undefined && engine === undefined) throw new CliError(`--browser names no engine: ${usage}`);
  return engine;
}

/** @throws CliError that names the missing packages, when they are not to be installed or cannot be */
export function requireEngines(engines: readonly Engine[], mayInstall: boolean): void {
  const packages = engines.flatMap(missingPackages);
  if (packages.length === 0) return;
  if (mayInstall && installDebianPackages(packages) && engines.flatMap(missingPackages).length === 0) return;
  throw new CliError(
    `These Debian packages are missing: ${packages.join(' ')}. Install them (as root, "npm run test:browsers -- --install" does), or choose another engine (${ENGINE_OPTION}).`,
  );
}
