import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ERRORS } from '../errors.ts';
import { ENDPOINTS } from './endpoints.ts';
import { unsubscribe } from './newsletter.ts';
import { errorsOf } from './endpoint-errors.ts';
import { openApiDocument } from './openapi-document.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

const operationSchema = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), schema: z.looseObject({}) })),
  requestBody: z.looseObject({}).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
const operationOf = ({ path, method }: (typeof ENDPOINTS)[number]) =>
  operationSchema.parse(document.paths[path]?.[method.toLowerCase()]);

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('resolves every reference, and leaves nothing undescribed', () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(text.match(/"(?!additionalProperties)\w+":\{\}/g)).toBeNull();
  });

  it('answers a reader whose unsubscribe link is unknown with a page, other refusals with problems', () => {
    const { responses } = operationOf(unsubscribe);
    const types = Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [status, Object.keys(content as object)]),
    );
    expect(types).toMatchObject({
      200: ['text/html'],
      400: ['application/problem+json'],
      403: ['application/problem+json'],
      404: ['text/html'],
    });
  });

  it('has a name of its own for each operation', () => {
    const names = ENDPOINTS.map((endpoint) => operationOf(endpoint).operationId);
    expect(new Set(names).size).toBe(ENDPOINTS.length);
  });

  it('writes moments as date-time texts', () => {
    expect(document.components.schemas['Event']).toMatchObject({
      properties: { dateTime: { type: 'string', format: 'date-time' } },
    });
  });
});

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  const operation = operationOf(endpoint);

  it('names the parameters that its path has', () => {
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it('says which statuses it answers, and who may call', () => {
    const statuses = errorsOf(endpoint).map((code) => ERRORS[code].status);
    const expected = [endpoint.status, ...statuses].map(String);
    expect(new Set(Object.keys(operation.responses))).toEqual(new Set(expected));
    expect(operation.security !== undefined).toBe(endpoint.access === 'admin');
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });

  it('is the admin’s alone exactly below /api/admin and /api/objects, but for signing in and out', () => {
    const open = ['/api/admin/check', '/api/admin/login', '/api/admin/logout'];
    const isAdminPath = /^\/api\/(admin|objects)\//.test(endpoint.path) && !open.includes(endpoint.path);
    expect(endpoint.access).toBe(isAdminPath ? 'admin' : 'public');
  });
});
