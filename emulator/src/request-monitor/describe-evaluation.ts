import type { Evaluation } from '../operations/rules-registry.ts';
import type { RulesDecision, RulesRequest } from '../rules/firestore/firestore-api.ts';
import { requestVariable } from '../rules/firestore/decide-firestore.ts';
import { resourceOf } from '../rules/firestore/resource.ts';
import { positionOf } from '../rules/language/source.ts';
import { formatRfc3339, microsToWire } from '../values/timestamp.ts';
import { encodeValue, type ExpressionValue } from './encode-value.ts';

/**
 * An evaluation in the format of the Emulator UI's request monitor (firebase-tools-ui,
 * `rules_evaluation_result_model.ts`).
 */
export interface EvaluationMessage {
  readonly requestId: string;
  /** RFC 3339 */
  readonly time: string;
  readonly outcome: 'allow' | 'deny' | 'error';
  /** The lines, counted from 1, of the allow statements that were evaluated. Google's emulator sends booleans. */
  readonly granularAllowOutcomes: readonly { readonly line: number; readonly outcome: boolean }[];
  /** The text of the rules file. */
  readonly rules: string;
  /** The UI filters requests by the project in this name. */
  readonly rulesReleaseName: string;
  readonly rulesContext: {
    readonly method: string;
    /** `/databases/(default)/documents/events/e1`; that of a query ends in `/*`. */
    readonly path: string;
    readonly time: string;
    readonly request: ExpressionValue;
    readonly resource: ExpressionValue;
  };
}

export function describeEvaluation(requestId: string, evaluation: Evaluation): EvaluationMessage {
  const { project, request, decision, source } = evaluation;
  const time = formatRfc3339(microsToWire(request.time.getTime() * 1000));
  return {
    requestId,
    time,
    outcome: outcomeOf(decision),
    granularAllowOutcomes: decision.statements.map(({ start, verdict }) => ({
      line: positionOf(source, start).line,
      outcome: verdict === 'allow',
    })),
    rules: source.text,
    rulesReleaseName: `projects/${project}/releases/cloud.firestore`,
    rulesContext: {
      method: request.method,
      path: `/databases/${request.database}/documents/${request.path}${request.method === 'list' ? '/*' : ''}`,
      time,
      request: encodeValue(requestVariable(request)),
      resource: describeResource(request),
    },
  };
}

/** `error` where no statement allowed the request and the condition of one could not be evaluated. */
function outcomeOf({ allowed, statements }: RulesDecision): EvaluationMessage['outcome'] {
  if (allowed) return 'allow';
  return statements.some(({ verdict }) => verdict === 'error') ? 'error' : 'deny';
}

/** The `resource` of a query stands for any document it could return: undefined, as for a missing document. */
function describeResource({ resource }: RulesRequest): ExpressionValue {
  return resource ? encodeValue(resourceOf(resource)) : { undefined: {} };
}
