import { builtin, type BuiltinTable } from '../builtins/signature.ts';
import type { AllowMethod, Expression } from '../language/ast.ts';
import { locationOf } from '../language/source.ts';
import { LIMITS } from '../language/limits.ts';
import { Budget, BudgetExceeded, type Counting } from './budget.ts';
import { evaluateCondition, type Run } from './evaluate.ts';
import { candidatesFor, type Candidate, type PathSegment } from './match-path.ts';
import { describeOutcome, failure, isError, isUnknown, type Outcome } from '../evaluation/outcome.ts';
import type { Program } from './program.ts';
import { createScope } from './scope.ts';

/** The request that a program decides: methods, path, variables and host functions. */
export interface Question {
  readonly methods: readonly AllowMethod[];
  readonly path: readonly PathSegment[];
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly functions: BuiltinTable;
}

/** The outcome of one allow statement. */
export interface StatementVerdict {
  /** Offset of the statement in the rules file's text. */
  readonly start: number;
  readonly verdict: 'allow' | 'deny' | 'error';
}

export interface Answer {
  readonly allowed: boolean;
  /** Returns the outcomes: for a denial that of every part, by evaluating the statements again. */
  trace(): string[];
  /** The evaluated statements in order; the last one is the one that allowed the request, if any. */
  readonly statements: readonly StatementVerdict[];
  /** Number of expressions evaluated, over all statements. */
  readonly expressions: number;
  /** Whether the request exceeded the expression limit. */
  readonly exceeded?: string;
}

const COUNTING: Counting = { limit: LIMITS.expressionsPerRequest, inlineArguments: false };

/**
 * Decides a request. It is allowed if the condition of one statement is certainly true; statements are evaluated in
 * file order until one is. They share one expression budget: a request that exceeds it is denied.
 */
export function decide(program: Program, question: Question, counting = COUNTING): Answer {
  const debugged: string[] = [];
  const functions: BuiltinTable = { ...question.functions, debug: debugInto(debugged) };
  const outer = createScope(null, question.variables, program.functions);
  const scope = createScope(outer, new Map(), program.service.functions);
  const candidates = [
    ...candidatesFor(program.service, question.methods, question.path, scope, program.version),
  ];
  if (candidates.length === 0) {
    const trace = () => [`No matching allow statements for ${subject(question)}`];
    return { allowed: false, trace, statements: [], expressions: 0 };
  }
  const budget = new Budget(counting);
  const statements: StatementVerdict[] = [];
  let exceeded: string | undefined;
  for (const candidate of candidates) {
    const { start } = candidate.allow;
    try {
      const outcome = outcomeOf(candidate, { functions, budget });
      statements.push({ start, verdict: verdictOf(outcome) });
      if (outcome !== true) continue;
      const trace = () => [...debugged, `${heading(program, candidate)}: true`];
      return { allowed: true, trace, statements, expressions: budget.spent };
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      statements.push({ start, verdict: 'error' });
      exceeded = error.message;
      break;
    }
  }
  const trace = () => explain(program, candidates, { functions, budget: new Budget(counting) }, debugged);
  return {
    allowed: false,
    trace,
    statements,
    expressions: budget.spent,
    ...(exceeded !== undefined && { exceeded }),
  };
}

/**
 * `debug(value)` exists only in Google's emulator: in production a call is an error
 * (recorded by davideast/pyric as `Function not found error: Name: [debug]`). The trace shows the value all the same.
 */
function debugInto(trace: string[]): BuiltinTable[string] {
  return builtin(['any'], (value) => {
    trace.push(`debug: ${describeOutcome(value)}`);
    return failure('Function not found error: Name: [debug].');
  });
}

function outcomeOf({ allow, scope }: Candidate, run: Run): Outcome {
  return allow.condition ? evaluateCondition(allow.condition, scope, run) : true;
}

function verdictOf(outcome: Outcome): StatementVerdict['verdict'] {
  if (isError(outcome)) return 'error';
  return outcome === true ? 'allow' : 'deny';
}

/** Evaluates the conditions again and records the outcome of each part. */
function explain(program: Program, candidates: readonly Candidate[], run: Run, trace: string[]): string[] {
  trace.length = 0;
  for (const candidate of candidates) {
    const parts: string[] = [];
    const observe = (part: Expression, outcome: Outcome): void => {
      const text = program.source.text.slice(part.start, part.end).replace(/\s+/g, ' ');
      const place =
        isError(outcome) && outcome.at ? ` (${locationOf(program.source, outcome.at.start)})` : '';
      parts.push(`  ${text} → ${describeOutcome(outcome)}${place}`);
    };
    const outcome = outcomeWithin(candidate, { ...run, observe });
    const summary =
      isError(outcome) || isUnknown(outcome) ? describeOutcome(outcome) : String(outcome === true);
    trace.push(`${heading(program, candidate)}: ${summary}`, ...parts);
    if (run.budget.spent > run.budget.counting.limit) break;
  }
  return trace;
}

/** Returns the outcome of a statement, with an exceeded budget as an error. */
function outcomeWithin(candidate: Candidate, run: Run): Outcome {
  try {
    return outcomeOf(candidate, run);
  } catch (error) {
    if (error instanceof BudgetExceeded) return failure(error.message);
    throw error;
  }
}

/** Returns a statement's description, such as `firestore.rules:12:7 allow read, create`. */
function heading(program: Program, { allow }: Candidate): string {
  return `${locationOf(program.source, allow.start)} allow ${allow.written.join(', ')}`;
}

function subject({ methods, path }: Question): string {
  const text = path.map((segment) => (typeof segment === 'string' ? segment : '*')).join('/');
  return `${methods.join(', ')} at /${text}`;
}
