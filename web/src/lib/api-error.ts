import type { Problem } from '@app/domain/api/endpoint.ts';

/** A call that was refused. Its message is the status, a colon and the answer's text, as the contract says. */
export class ApiError extends Error {
  readonly status: number;
  /** The answer as problem+json, or null where it was something else. */
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

function parseProblem(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null;
  }
}

/** The error that stands for an answer other than success. Reads the answer's body. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json') ?? false;
  return new ApiError(response.status, text || response.statusText, isProblem ? parseProblem(text) : null);
}
