import type { Problem } from '@app/domain/api/endpoint.ts';

/** An error response of the API. The message is its status, a colon and its text. */
export class ApiError extends Error {
  readonly status: number;
  /** The problem+json document, or null if the response is of another type. */
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

/** Returns the code with which the API refused a request. Undefined for any other error. */
export const problemCodeOf = (error: unknown) =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** Returns the code with which the API refused a request, if it is one of `codes`. */
export function refusalAmong<Code extends string>(codes: readonly Code[], error: unknown): Code | undefined {
  const code = problemCodeOf(error);
  return codes.find((one) => one === code);
}

function parseProblem(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

/** Reads an error response and returns its error. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false;
  return new ApiError(response.status, text || response.statusText, isProblem ? parseProblem(text) : null);
}
