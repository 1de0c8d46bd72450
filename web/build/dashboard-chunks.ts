import type { Rolldown } from 'vite';

const SOURCES = /[\\/](web|domain)[\\/]src[\\/]/;

/** What loads the dashboard or a part of it. The session, which the login loads too, is not among them. */
const DASHBOARD =
  /[\\/]web[\\/]src[\\/](admin[\\/](?!session[\\/])|routes[\\/]admin[\\/](dashboard|login)\.tsx$)/;

const LOGIN = /[\\/]login\.tsx$/;
const SHELL = /[\\/]dashboard\.tsx$/;

/** The tabs and what the shell shows beside them. */
const TABS = /-tab\.tsx$|[\\/](today-strip|unread-count|kept-arrivals-notice)\.tsx$/;

/** Forms, which need antd's date picker and fields for pictures. Other dialogs, such as check-in, load without them. */
const FORMS = /[\\/]admin[\\/](editing|events|site-pictures|tags|uploads)[\\/]/;

/** Parts with large packages or pages of the site that nothing else needs. */
const SEPARATE =
  /[\\/]admin[\\/](account|numbers|uploads)[\\/]|[\\/](format-toolbar|scan-code)\.tsx$|[\\/]lists[\\/]workbook\.ts$|[\\/](event|faq|product|store-location|story)-preview\.tsx$/;

/** Returns the modules that load `id` when they are loaded themselves: entries and those that are imported dynamically. */
function loadersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const modules = new Set([id]);
  for (const module of modules)
    for (const importer of context.getModuleInfo(module)?.importers ?? []) modules.add(importer);
  return [...modules].filter((module) => {
    const info = context.getModuleInfo(module);
    return info && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/** Returns the chunk of a module by what loads it, or null if it stays apart. */
function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const loaders = loadersOf(id, context);
  if (!loaders.every((loader) => DASHBOARD.test(loader))) return null;
  // A package of several parts keeps a chunk of its own. One that a single part loads joins it: a chunk of its own would import that
  // part's chunk, which imports it.
  if (!SOURCES.test(id) && loaders.length > 1) return null;
  if (loaders.some((loader) => LOGIN.test(loader))) return 'admin-login';
  if (loaders.some((loader) => SHELL.test(loader))) return 'admin-shell';
  if (loaders.every((loader) => SEPARATE.test(loader))) return null;
  if (loaders.some((loader) => TABS.test(loader))) return 'admin-tabs';
  return loaders.every((loader) => FORMS.test(loader)) ? 'admin-forms' : 'admin-dialogs';
}

/**
 * The dashboard's own code: one chunk each for its login, its shell, its tabs, its forms and its other dialogs. As a hundred small chunks it
 * takes 35 KB (gzip) more.
 */
export const DASHBOARD_CHUNKS: Rolldown.CodeSplittingGroup = {
  debugName: 'dashboard',
  name: chunkOf,
  includeDependenciesRecursively: false,
};
