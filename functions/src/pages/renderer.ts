import type { PageRenderer } from '@app/domain/page/page.ts';

let loading: Promise<PageRenderer> | undefined;

/**
 * Loads the renderer of the web build, once. It reads the settings of the site from a global when it is loaded; the
 * browser's build has them inlined.
 * @param file its path, relative to the built function
 */
export function loadRenderer(file: string, environment: unknown): Promise<PageRenderer> {
  loading ??= (async () => {
    Object.assign(globalThis, { __ENVIRONMENT__: environment });
    const module = (await import(file)) as { renderer: PageRenderer };
    return module.renderer;
  })().catch((error: unknown) => {
    // A failure is not cached: the next request tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
