import type { PageRenderer } from '@app/domain/page/page.ts';

let loading: Promise<PageRenderer> | undefined;

/**
 * Loads the renderer that the web build made, once. It reads the settings of the site from a global when it is loaded,
 * where the browser's code has them written in.
 * @param file its path, seen from the built function.
 */
export function loadRenderer(file: string, environment: unknown): Promise<PageRenderer> {
  loading ??= (async () => {
    Object.assign(globalThis, { __ENVIRONMENT__: environment });
    const module = (await import(file)) as { renderer: PageRenderer };
    return module.renderer;
  })().catch((error: unknown) => {
    // A failure is not kept: the next page tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
