import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../domain/src/api/openapi-document.ts';

/** Prints what Redocly's recommended rules find in the OpenAPI document. */
const problems = await lintFromString({
  source: JSON.stringify(openApiDocument()),
  config: await createConfig({
    extends: ['recommended-strict'],
    rules: { 'info-contact': 'error' },
  }),
});
for (const { ruleId, message, location } of problems)
  console.error(`${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
process.exitCode = problems.length === 0 ? 0 : 1;
