import type { BuiltinTable } from '../builtins/signature.ts';
import { builtin } from '../builtins/signature.ts';
import type { AllowMethod, Expression } from '../language/ast.ts';
import { locationOf } from '../language/source.ts';
import { evaluateCondition, type Run } from './evaluate.ts';
import { candidatesFor, type Candidate, type PathSegment } from './match-path.ts';
import { describeOutcome, isError, isUnknown, type Outcome } from './outcome.ts';
import type { Program } from './program.ts';
import { createScope } from './scope.ts';

/** One question to a program: may this be done at this path, given these variables and host functions? */
export interface Question {
  readonly methods: readonly AllowMethod[];
  readonly path: readonly PathSegment[];
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly functions: BuiltinTable;
}

export interface Answer {
  readonly allowed: boolean;
  readonly trace: readonly string[];
}

/** Allowed where one statement's condition is certainly true. A denial's trace tells every part's outcome. */
export function decide(program: Program, question: Question): Answer {
  const trace: string[] = [];
  const functions: BuiltinTable = {
    ...question.functions,
    debug: builtin(['any'], (value) => {
      trace.push(`debug: ${describeOutcome(value)}`);
      return value;
    }),
  };
  const outer = createScope(null, question.variables, program.functions);
  const scope = createScope(outer, new Map(), program.service.functions);
  const candidates = [
    ...candidatesFor(program.service, question.methods, question.path, scope, program.version),
  ];
  const run = (): Run => ({ functions, expressions: 0, depth: 0 });
  for (const candidate of candidates) {
    if (outcomeOf(candidate, run()) === true) {
      return { allowed: true, trace: [...trace, `${heading(program, candidate)}: true`] };
    }
  }
  if (candidates.length === 0)
    return { allowed: false, trace: [`No matching allow statements for ${subject(question)}`] };
  trace.length = 0;
  for (const candidate of candidates) trace.push(...explain(program, candidate, run()));
  return { allowed: false, trace };
}

function outcomeOf({ allow, scope }: Candidate, run: Run): Outcome {
  return allow.condition ? evaluateCondition(allow.condition, scope, run) : true;
}

/** Evaluates a condition once more and writes down what each part of it came to. */
function explain(program: Program, candidate: Candidate, run: Run): string[] {
  const parts: string[] = [];
  const observe = (part: Expression, outcome: Outcome): void => {
    const text = program.source.text.slice(part.start, part.end).replace(/\s+/g, ' ');
    const place = isError(outcome) && outcome.at ? ` (${locationOf(program.source, outcome.at.start)})` : '';
    parts.push(`  ${text} → ${describeOutcome(outcome)}${place}`);
  };
  const outcome = outcomeOf(candidate, { ...run, observe });
  const summary =
    isError(outcome) || isUnknown(outcome) ? describeOutcome(outcome) : String(outcome === true);
  return [`${heading(program, candidate)}: ${summary}`, ...parts];
}

/** `firestore.rules:12:7 allow read, create` */
function heading(program: Program, { allow }: Candidate): string {
  return `${locationOf(program.source, allow.start)} allow ${allow.written.join(', ')}`;
}

function subject({ methods, path }: Question): string {
  const text = path.map((segment) => (typeof segment === 'string' ? segment : '*')).join('/');
  return `${methods.join(', ')} at /${text}`;
}
