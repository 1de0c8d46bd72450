import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import createClient, { type Middleware } from 'openapi-fetch';
import { expect } from 'vitest';
import { openApiDocument } from '@app/domain/api/openapi-document.ts';
import type { paths } from './api-client-paths.ts';
import type { App } from './emulated.ts';

const document = openApiDocument();
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'document');

/** Returns a reference to a part of the document (RFC 6901). */
const pointer = (...keys: string[]) =>
  `document#/${keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Fails unless the document describes the response with its status, content type and content. */
async function expectDescribed(request: Request, response: Response, path: string): Promise<void> {
  const method = request.method.toLowerCase();
  const operation = document.paths[path]![method] as {
    responses: Record<string, { content?: Record<string, unknown> }>;
  };
  const described = operation.responses[response.status];
  expect(
    described,
    `${method} ${path} answered ${response.status}: ${await response.clone().text()}`,
  ).toBeDefined();
  const type = response.headers.get('Content-Type')?.split(';')[0];
  expect(type ? [type] : [], `${method} ${path}`).toEqual(Object.keys(described!.content ?? {}));
  if (!type) return;
  const validate = ajv.getSchema(
    pointer('paths', path, method, 'responses', String(response.status), 'content', type, 'schema'),
  )!;
  const isValid = await validate(await response.clone().json());
  expect(isValid ? [] : validate.errors, `${method} ${path}`).toEqual([]);
}

/** Creates the client of an application. It checks each answer against the OpenAPI document. */
export function apiClient(app: App) {
  /** What was called, as in `post /api/orders 201`. */
  const calls: string[] = [];
  const client = createClient<paths>({
    baseUrl: 'http://localhost',
    fetch: async (request) => app.request(request),
  });
  const checked: Middleware = {
    async onResponse({ request, response, schemaPath }) {
      await expectDescribed(request, response, schemaPath);
      calls.push(`${request.method.toLowerCase()} ${schemaPath} ${response.status}`);
    },
  };
  client.use(checked);
  return { ...client, calls };
}
