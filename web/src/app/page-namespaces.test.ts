import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES } from './routes.tsx';

const SOURCES = join(import.meta.dirname, '..');
/** A static import or re-export of a module of this package, but not one of types alone. */
const IMPORTS = /^(?:import|export) (?!type)[^;]*? from '(\.[^']+\.tsx?)';/gm;
const NAMESPACES = /useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g;

/** Adds a module and everything that it imports statically. */
function collect(file: string, modules = new Set<string>()): Set<string> {
  if (modules.has(file)) return modules;
  modules.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTS))
    collect(join(dirname(file), path!), modules);
  return modules;
}

/** Returns the namespaces that the components of a module and of its imports use. */
function namespacesOf(file: string): string[] {
  const used = [...collect(join(SOURCES, file))].flatMap((module) =>
    [...readFileSync(module, 'utf8').matchAll(NAMESPACES)].flatMap(
      ([, names]) => names!.match(/[a-zA-Z]+/g) ?? [],
    ),
  );
  return [...new Set(used)];
}

/** They are there before any page: the layout shows them. */
const EVERYWHERE = namespacesOf('app/layout/public-layout.tsx');

describe('a page names the namespaces of all its parts, because one that loads later hides what is already shown', () => {
  it.each(Object.entries(PUBLIC_PAGES))('%s', (_, [file, namespaces]) => {
    const missing = namespacesOf(`routes/${file}.tsx`).filter(
      (name) => ![...EVERYWHERE, ...namespaces].includes(name),
    );
    expect(missing).toEqual([]);
  });
});
