import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from './operations/context.ts';
import { exportProject } from './export/exported-data.ts';
import { errorBody, readJson, sendJson } from './http/body.ts';
import { RulesSyntaxError } from './rules/language/source.ts';
import { StatusError, invalidArgument, toStatusError, unimplemented } from './values/status.ts';

/** The body of a rules update; with `ignore_errors` problems are returned as `issues` of a successful response. */
interface RulesUpdate {
  ignore_errors?: boolean;
  rules?: { files?: { name?: string; content?: string }[] };
}

type Handler = (
  engine: Engine,
  match: readonly string[],
  body: unknown,
  query: URLSearchParams,
) => object | Promise<object>;

interface Call {
  method: string;
  path: RegExp;
  handle: Handler;
  /** Requests that write files are rejected when a web page sends them. */
  notForPages?: true;
}

/** Serves the emulator's control endpoints, which firebase-tools and @firebase/rules-unit-testing call. */
const CALLS: readonly Call[] = [
  { method: 'PUT', path: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/, handle: setRules },
  {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/([^/]+)\/eventarcTrigger$/,
    handle: registerTrigger,
  },
  {
    method: 'POST',
    path: /^\/emulator\/v1\/projects\/([^/]+):export$/,
    handle: exportData,
    notForPages: true,
  },
  {
    method: 'GET',
    path: /^\/emulator\/v1\/indexes$/,
    handle: ({ indexes }) => ({ unused: indexes.unused(), unusedOverrides: indexes.unusedOverrides() }),
  },
  {
    method: 'DELETE',
    path: /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/,
    handle: clear,
  },
];

export async function serveEmulator(
  engine: Engine,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  try {
    const path = decodeURIComponent(url.pathname);
    for (const { method, path: pattern, handle, notForPages } of CALLS) {
      const match = method === request.method ? pattern.exec(path) : null;
      if (!match) continue;
      if (notForPages && request.headers.origin !== undefined) {
        throw new StatusError('PERMISSION_DENIED', 'No page may ask for this.');
      }
      sendJson(
        response,
        200,
        await handle(engine, match.slice(1), await readJson(request), url.searchParams),
      );
      return;
    }
    throw unimplemented(`${request.method} ${url.pathname}`);
  } catch (thrown) {
    const error = toStatusError(thrown instanceof URIError ? invalidArgument('Malformed path.') : thrown);
    if (error.status === 'UNIMPLEMENTED') console.error(error.message);
    sendJson(response, error.httpStatus, errorBody(error));
  }
}

function setRules({ rules }: Engine, [project = '']: readonly string[], body: unknown): object {
  const { ignore_errors: ignoreErrors = false, rules: source } = Object(body) as RulesUpdate;
  const [file, ...others] = source?.files ?? [];
  if (typeof file?.content !== 'string' || others.length > 0)
    throw invalidArgument('Exactly one rules file is needed.');
  try {
    rules.setForProject(project, file.content, file.name ?? 'firestore.rules');
    return { issues: [] };
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    if (ignoreErrors) return { issues: [describeIssue(error)] };
    throw new StatusError('INVALID_ARGUMENT', `Error compiling rules:\n${error.message}`);
  }
}

/** The severity that firebase-tools uses for errors; it recognises a failed update by it. */
const ERROR = 3;

/** A problem in the format that firebase-tools prints. */
function describeIssue({ fileName, line, column, problem, expected }: RulesSyntaxError): object {
  return {
    severity: ERROR,
    description: `error: ${problem}, expected ${expected}.`,
    sourcePosition: { fileName, line, column },
  };
}

/** firebase-tools names the function in the query and describes the event in the body. */
function registerTrigger(
  { triggers }: Engine,
  [project = '']: readonly string[],
  body: unknown,
  query: URLSearchParams,
): object {
  const id = query.get('eventarcTriggerId');
  if (!id) throw invalidArgument('The query parameter eventarcTriggerId is missing.');
  triggers.register(project, id, body);
  return {};
}

/** The request of firebase-tools, at `--export-on-exit` for instance (its hubExport.js). */
interface ExportRequest {
  database?: unknown;
  export_directory?: unknown;
  export_name?: unknown;
}

async function exportData(
  { store }: Engine,
  [project = '']: readonly string[],
  body: unknown,
): Promise<object> {
  const { export_directory: directory, export_name: name } = Object(body) as ExportRequest;
  if (typeof directory !== 'string' || typeof name !== 'string' || !/^[\w-]+$/.test(name)) {
    throw invalidArgument('An export needs export_directory and export_name.');
  }
  await exportProject(store, project, directory, name).catch((error: Error) => {
    throw new StatusError('FAILED_PRECONDITION', `The data cannot be exported: ${error.message}`);
  });
  return {};
}

function clear({ store, contention }: Engine, [database = '']: readonly string[]): object {
  store.database(database).clear();
  contention?.clear(database);
  return {};
}
