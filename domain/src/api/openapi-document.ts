import type { ZodObject, ZodType } from 'zod';
import { BRAND } from '../brand.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { FORM_TYPE } from './form-name.ts';
import { ENDPOINTS } from './endpoints.ts';
import { errorsOf } from './endpoint-errors.ts';
import { APP_CHECK_HEADER } from '../shared/app-check-header.ts';
import { componentSchemas, jsonSchema, type JsonSchema } from './json-schema.ts';

type ParameterLocation = 'path' | 'query' | 'header';

/** Response headers that clients act on. */
const RETRY_AFTER_HEADER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const NEXT_PAGE_HEADER = {
  Link: { description: 'URL of the next page, when a limit was requested', schema: { type: 'string' } },
};

function parametersIn(location: ParameterLocation, schema: ZodType | undefined): JsonSchema[] {
  const { properties, required = [] } = (schema ? jsonSchema(schema, 'input') : {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties ?? {}).map(([name, { description, ...rest }]) => ({
    name,
    in: location,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

const PROBLEM_CONTENT = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};
const HTML_CONTENT = { 'text/html': { schema: { type: 'string' } } };

/** The common errors that an HTML endpoint returns as HTML; the others occur before a request reaches an endpoint. */
const HTML_ERRORS: readonly ErrorCode[] = ['validation_failed', 'internal', 'try_again'];

/**
 * Returns the error responses by HTTP status; errors of one status share a response that lists them. An HTML endpoint
 * returns its own errors and `HTML_ERRORS` as HTML and the others as problem documents.
 */
function errorResponses(endpoint: Endpoint): Record<string, JsonSchema> {
  const codes = errorsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => {
      const ofStatus = codes.filter((code) => ERRORS[code].status === status);
      return [
        status,
        {
          description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].title}.`).join(' '),
          ...((status === 429 || status === 503) && { headers: RETRY_AFTER_HEADER }),
          content:
            endpoint.format === 'html' &&
            ofStatus.every((code) => [...endpoint.errors, ...HTML_ERRORS].includes(code))
              ? HTML_CONTENT
              : PROBLEM_CONTENT,
        },
      ];
    }),
  );
}

function isPaged(query: ZodObject | undefined): boolean {
  return query !== undefined && 'cursor' in query.shape;
}

function successResponse({ status, output, format, query }: Endpoint): JsonSchema {
  if (status === 204) return { description: 'Done' };
  const type = format === 'html' ? 'text/html' : 'application/json';
  return {
    description: 'Done',
    ...(isPaged(query) && { headers: NEXT_PAGE_HEADER }),
    content: { [type]: { schema: jsonSchema(output, 'output') } },
  };
}

/**
 * Returns the operation id for generated clients: `PATCH /api/admin/bookings/{id}/status` →
 * `patchAdminBookingsIdStatus`.
 */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace('/api/', '').match(/[A-Za-z]+/g) ?? [];
  return method.toLowerCase() + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

const APP_CHECK_PARAMETER = {
  name: APP_CHECK_HEADER,
  in: 'header',
  required: false,
  description: 'An App Check token; required where the project enforces App Check',
  schema: { type: 'string' },
};

/** An HTML form's post has the same fields; those of a booking include `idempotencyKey`, since a form sends no headers. */
function requestBody(body: ZodType, { form }: Endpoint): JsonSchema {
  const content = { schema: jsonSchema(body, 'input') };
  return { required: true, content: { 'application/json': content, ...(form && { [FORM_TYPE]: content }) } };
}

const REDIRECT = {
  description: "An HTML form's post was accepted, or a form was opened: see the other page",
  headers: { Location: { description: 'URL of the page', schema: { type: 'string' } } },
};

function operation(endpoint: Endpoint): JsonSchema {
  const { access, body, headers, params, query, status, summary } = endpoint;
  return {
    operationId: operationId(endpoint),
    summary,
    tags: [access],
    security: access === 'admin' ? [{ session: [] }, { idToken: [] }] : [],
    parameters: [
      ...parametersIn('path', params),
      ...parametersIn('query', query),
      ...parametersIn('header', headers),
      ...(endpoint.limit ? [APP_CHECK_PARAMETER] : []),
    ],
    ...(body && { requestBody: requestBody(body, endpoint) }),
    responses: {
      [status]: successResponse(endpoint),
      ...((endpoint.form || endpoint.redirects) && { 303: REDIRECT }),
      ...errorResponses(endpoint),
    },
  };
}

/** Returns the OpenAPI 3.1 description of all endpoints (https://spec.openapis.org/oas/v3.1.1). */
export function openApiDocument() {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: `${BRAND.name.en} API`,
      version: '1.0.0',
      description:
        "Errors are problem documents (RFC 9457); an HTML form's post is answered with the form as a page instead. A JSON body is limited to 32 KB, a form's to 96 KB. Text is cleaned before it is checked: it is trimmed and composed (Unicode NFC), and invisible characters are removed, apart from those that shape emoji, flags and scripts; in numbers, codes and email addresses all of them are removed, and full-width characters become plain ones (NFKC). Telephone numbers of guests and buyers are returned in E.164, as in +821000000000, however they were sent; text that is not one number with a known country stays as it was sent.",
      contact: { name: BRAND.name.en, email: BRAND.email, url: '/en/contact' },
      license: { name: 'Proprietary', url: '/en/terms' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'public', description: 'For everyone' },
      { name: 'admin', description: 'For admins, with their session or ID token' },
    ],
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__session',
          description: 'The cookie that the login sets',
        },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An ID token of Firebase Authentication for an admin’s account',
        },
      },
    },
  };
}
