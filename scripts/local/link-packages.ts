import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links the packages of a folder into a copy of the project, each separately, so that builds write their caches (`.cache`) into the
 * copy. The project's own packages are those of the copy. Does nothing if the folder does not exist.
 */
export function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name === '@app')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (name !== '.cache') symlinkSync(join(from, name), join(to, name), 'junction');
}
