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
  security: z.array(z.record(z.string(), z.array(z.string()))),
});
const operationOf = ({ path, method }: (typeof ENDPOINTS)[number]) =>
  operationSchema.parse(document.paths[path]?.[method.toLowerCase()]);

describe('OpenAPI document', () => {
  it('is valid against the OpenAPI 3.1 schema', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('resolves every reference and has no empty schemas', () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
    expect(text.match(/"(?!additionalProperties)\w+":\{\}/g)).toBeNull();
  });

  it('documents an HTML page for an invalid unsubscribe link and problem documents for errors before an endpoint', () => {
    const { responses } = operationOf(unsubscribe);
    const types = Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [status, Object.keys(content as object)]),
    );
    expect(types).toMatchObject({
      200: ['text/html'],
      400: ['text/html'],
      403: ['application/problem+json'],
      404: ['text/html'],
      503: ['text/html'],
    });
  });

  it('gives each operation a unique operationId', () => {
    const names = ENDPOINTS.map((endpoint) => operationOf(endpoint).operationId);
    expect(new Set(names).size).toBe(ENDPOINTS.length);
  });

  it('describes instants as date-time strings', () => {
    expect(document.components.schemas['Event']).toMatchObject({
      properties: { dateTime: { type: 'string', format: 'date-time' } },
    });
  });
});

/** The endpoints that take an HTML form or lead to one. */
const REDIRECTING = [
  'POST /api/bookings',
  'GET /api/bookings/form',
  'POST /api/bookings/links',
  'POST /api/bookings/{token}/page/cancel',
  'POST /api/bookings/{token}/page/opened',
  'POST /api/contact',
  'POST /api/newsletter',
  'GET /api/orders/{token}/page',
  'POST /api/orders/{token}/page/cancel',
  'POST /api/orders/{token}/page/return',
  'POST /api/personal-data',
  'POST /api/restock',
  'POST /api/waitlist',
  'GET /api/waitlist/form',
];

describe.each(ENDPOINTS)('$method $path', (endpoint) => {
  const operation = operationOf(endpoint);

  it('documents the parameters in its path', () => {
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it('documents its response statuses, authentication and request body', () => {
    const statuses = errorsOf(endpoint).map((code) => ERRORS[code].status);
    const expected = [
      endpoint.status,
      ...statuses,
      ...(REDIRECTING.includes(`${endpoint.method} ${endpoint.path}`) ? [303] : []),
    ].map(String);
    expect(new Set(Object.keys(operation.responses))).toEqual(new Set(expected));
    expect(operation.security.length > 0).toBe(endpoint.access === 'admin');
    expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
  });

  it('requires an admin exactly below /api/admin and /api/objects, except for check, login and logout', () => {
    const open = ['/api/admin/check', '/api/admin/login', '/api/admin/logout'];
    const isAdminPath = /^\/api\/(admin|objects)\//.test(endpoint.path) && !open.includes(endpoint.path);
    expect(endpoint.access).toBe(isAdminPath ? 'admin' : 'public');
  });
});
