import { renderLargest } from './pictures/largest.ts';

/**
 * Renders the widest pictures of changed drawings into `seed/largest`. They are committed; run `npm run pictures -w seed` after
 * changing a drawing or how it is rendered.
 */
await renderLargest();
