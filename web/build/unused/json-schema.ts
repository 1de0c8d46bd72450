function unused(): never {
  throw new Error('The site writes no JSON schemas (web/build/unused).');
}

/** What zod imports from its `to-json-schema.js`, to describe schemas as the OpenAPI document does, which the functions' tests write. */
export {
  unused as extractDefs,
  unused as finalize,
  unused as handleUnrepresentable,
  unused as initializeContext,
  unused as process,
  unused as processSchema,
};
export const createToJSONSchemaMethod = () => unused;
export const createStandardJSONSchemaMethod = () => unused;
