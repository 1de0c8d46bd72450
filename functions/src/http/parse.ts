import type { z, ZodType } from 'zod';
import { DomainError, type FieldError } from '@app/domain/errors.ts';

const MAX_ERRORS = 20;

function fieldErrors(issue: z.core.$ZodIssue): FieldError[] {
  const names =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return names.map((path) => ({ field: path.join('.') || 'body', message: issue.message }));
}

/**
 * Parses a value sent by a caller with `schema`.
 * @throws DomainError validation_failed that names each invalid field
 */
export function parse<S extends ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap(fieldErrors).slice(0, MAX_ERRORS);
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new DomainError('validation_failed', detail, errors);
}
