import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** `…/node_modules/@firebase/firestore/dist/lite/index.js` → `@firebase/firestore/lite`. */
function packageOf(module: string): string | undefined {
  const [, name, rest = ''] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)(\/.*)/.exec(module) ?? [];
  return name === '@firebase/firestore' && rest.includes('/lite/') ? `${name}/lite` : name;
}

/**
 * Returns a plugin that writes `packages.json` next to the built site: the packages in each script, for the tests of the
 * budgets.
 */
export function packageList(): Plugin {
  return {
    name: 'package-list',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const entries = Object.values(bundle).flatMap((file) => {
        if (file.type !== 'chunk') return [];
        const names = file.moduleIds.map(packageOf).filter((name) => name !== undefined);
        return [[`/${file.fileName}`, [...new Set(names)].toSorted()] as const];
      });
      writeFileSync(join(resolve(dir!), 'packages.json'), JSON.stringify(Object.fromEntries(entries)));
    },
  };
}
