import type { RulesDocument } from '../rules/firestore/firestore-api.ts';
import { compileStorageRules } from '../rules/compile.ts';
import { RulesSyntaxError } from '../rules/language/source.ts';
import type { StorageMethod, StorageRequest, StorageRuleset } from '../rules/storage/storage-api.ts';
import { decodeExpression } from './expression-value.ts';
import { decodeDocument } from './firestore-json.ts';
import type { DocumentAnswer, Incoming, LoadRuleset, Outgoing, Verify } from './protocol.ts';

/** A request that waits for a document. */
interface Waiting {
  readonly ruleset: StorageRuleset;
  readonly request: StorageRequest;
  readonly documents: ReadonlyMap<string, RulesDocument | null>;
  readonly asked: string;
}

/**
 * firebase-tools keeps the ids of its requests and of ours in one table and counts its own from 0; ours begin at a
 * large number, so that they never collide.
 */
const FIRST_REQUEST_ID = 1_000_000_000;

const METHODS: ReadonlySet<string> = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

/**
 * The runtime without I/O: every message has one response. The response to a request whose rules read Firestore is a
 * request for a document; when it arrives, the rules are evaluated again with all documents received so far.
 * `traceDenials` adds the reasons of a denial to the warnings of the response, which firebase-tools logs.
 */
export function createRuntime({ traceDenials }: { traceDenials: boolean }): {
  answer(message: Incoming): Outgoing;
} {
  const rulesets = new Map<string, StorageRuleset>();
  const waiting = new Map<number, Waiting>();
  let nextId = FIRST_REQUEST_ID;

  function load({ id, context }: LoadRuleset): Outgoing {
    const [file, ...others] = context.source.files;
    if (!file || others.length > 0) return failed(id, 'Expected exactly one rules file.');
    try {
      const ruleset = compileStorageRules(file.content, file.name);
      rulesets.set(context.rulesetName, ruleset);
      return {
        id,
        status: 'ok',
        result: { rulesVersion: ruleset.version },
        errors: [],
        warnings: [...ruleset.warnings],
      };
    } catch (error) {
      if (error instanceof RulesSyntaxError) return failed(id, issue(error));
      throw error;
    }
  }

  function verify({ id, context }: Verify): Outgoing {
    const ruleset = rulesets.get(context.rulesetName);
    if (!ruleset) return failed(id, `No ruleset named ${context.rulesetName} is loaded.`);
    if (!isMethod(context.method)) return failed(id, `Unknown method ${context.method}.`);
    const request: StorageRequest = {
      method: context.method,
      path: context.path,
      ...(context.delimiter !== undefined && { delimiter: context.delimiter }),
      request: decodeExpression(context.variables['request']),
      resource: decodeExpression(context.variables['resource']),
    };
    return decide(id, { ruleset, request, documents: new Map(), asked: '' });
  }

  function resume(answer: DocumentAnswer): Outgoing {
    const question = waiting.get(answer.id);
    if (!question) return failed(answer.id, 'Nothing waits for this document.');
    waiting.delete(answer.id);
    if (answer.status === 'invalid_state') return failed(answer.id, `${question.asked} could not be read.`);
    const document = answer.status === 'ok' && answer.result ? decodeDocument(answer.result) : null;
    return decide(answer.id, {
      ...question,
      documents: new Map([...question.documents, [question.asked, document]]),
    });
  }

  function decide(id: number, question: Waiting): Outgoing {
    const { allowed, trace, missing, expressions } = question.ruleset.decide(
      question.request,
      question.documents,
    );
    const [wanted] = missing;
    if (wanted === undefined) {
      const warnings = traceDenials && !allowed ? [...trace(), `${expressions} expressions evaluated`] : [];
      return { id, status: 'ok', result: { permit: allowed }, errors: [], warnings };
    }
    const requestId = nextId++;
    waiting.set(requestId, { ...question, asked: wanted });
    return {
      id,
      status: 'ok',
      action: 'fetch_firestore_document',
      context: { path: wanted },
      server_request_id: requestId,
      errors: [],
      warnings: [],
    };
  }

  return {
    answer(message) {
      const { id } = message;
      try {
        if (message.action === 'load_ruleset') return load(message);
        if (message.action === 'verify') return verify(message);
        return message.action === undefined ? resume(message) : failed(id, 'Unknown action.');
      } catch (error) {
        return failed(id, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function failed(id: number, error: string): Outgoing {
  return { id, status: 'ok', errors: [error], warnings: [] };
}

/** Returns a syntax error as JSON, from which firebase-tools reads the position. */
function issue({ fileName, line, column, problem, expected }: RulesSyntaxError): string {
  return JSON.stringify({
    sourcePosition_: { fileName_: fileName, line_: line, column_: column },
    description_: `${problem}, expected ${expected} (column ${column})`,
  });
}

function isMethod(text: string): text is StorageMethod {
  return METHODS.has(text);
}
