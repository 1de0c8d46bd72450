import type { Plugin } from 'vite';

/** `Link.displayName = "Link";`, for developers' tools; `RenderErrorBoundary.contextType = …`, for server components. */
const ASSIGNMENT = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/** `= React10.forwardRef(` and the like. */
const MAKING = /= (React\d*\.(?:createContext|createElement|forwardRef|memo)\()/g;

/**
 * React Router makes components, and assigns to them, as soon as it is loaded; that keeps in the bundle what nobody here
 * uses: its forms, its prefetching, its data router. Told that nothing else follows from it, the bundler leaves them
 * out, which saves every visitor 6 KB gzip.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(ASSIGNMENT, '').replaceAll(MAKING, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
