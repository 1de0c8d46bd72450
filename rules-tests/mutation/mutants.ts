import type { Block, FunctionDeclaration, Match } from '../../emulator/src/rules/language/ast.ts';
import { parseRules } from '../../emulator/src/rules/language/parse-rules.ts';
import type { Source } from '../../emulator/src/rules/language/source.ts';
import { walk } from '../../emulator/src/rules/language/walk.ts';
import { allowEdits } from './allow-edits.ts';
import { apply, type Edit } from './edit.ts';
import { expressionEdits, constantEdits } from './expression-edits.ts';

/** A rules file with one small change. */
export interface Mutant {
  /** Location and effect: `isWhole: value >= min → true`. */
  readonly name: string;
  readonly text: string;
  /** The collections or folders whose rules the change affects. */
  readonly affects: ReadonlySet<string>;
}

/** Returns every mutant of a rules file. */
export function mutantsOf(source: Source): Mutant[] {
  const { services } = parseRules(source);
  const { functions, matches } = flattenBlocks(services);
  const reached = new Map(matches.map((match) => [match, functionsReachedFrom(match, functions)]));
  const mutant = (place: string, edit: Edit, affected: readonly Match[]): Mutant => ({
    name: `${place}: ${edit.effect}`,
    text: apply(source.text, edit),
    affects: new Set(affected.map(nameOf)),
  });
  const ofMatches = matches.flatMap((match) =>
    [...conditionEdits(match, source.text), ...allowEdits(match, source.text)].map((edit) =>
      mutant(nameOf(match), edit, [match]),
    ),
  );
  const ofFunctions = functions.flatMap((declaration) => {
    const affected = matches.filter((match) => reached.get(match)?.has(declaration));
    return functionEdits(declaration, source.text).map((edit) => mutant(declaration.name, edit, affected));
  });
  return [...ofMatches, ...ofFunctions];
}

/** Returns all functions of a file and all matches that contain allow statements. */
function flattenBlocks(blocks: readonly Block[]): { functions: FunctionDeclaration[]; matches: Match[] } {
  const functions = blocks.flatMap((block) => block.functions);
  const matches = blocks.flatMap((block) => block.matches);
  if (matches.length === 0) return { functions, matches: [] };
  const below = flattenBlocks(matches);
  return {
    functions: [...functions, ...below.functions],
    matches: [...matches.filter(({ allows }) => allows.length > 0), ...below.matches],
  };
}

/** Returns the collection or folder: the first literal segment of the pattern. */
const nameOf = ({ pattern }: Match): string => pattern.find(({ kind }) => kind === 'literal')?.text ?? '';

function conditionEdits({ allows }: Match, text: string): Edit[] {
  return allows.flatMap(({ condition }) =>
    condition ? [...constantEdits(condition, text), ...expressionEdits(condition, text)] : [],
  );
}

function functionEdits({ bindings, result }: FunctionDeclaration, text: string): Edit[] {
  return [
    ...constantEdits(result, text),
    ...[...bindings.map(({ value }) => value), result].flatMap((each) => expressionEdits(each, text)),
  ];
}

/** Returns the functions that a match calls, directly or indirectly. Function names are unique within a file. */
function functionsReachedFrom(
  { allows }: Match,
  functions: readonly FunctionDeclaration[],
): ReadonlySet<FunctionDeclaration> {
  const reached = new Set<FunctionDeclaration>();
  const pending = allows.flatMap(({ condition }) => condition ?? []);
  for (let root = pending.pop(); root; root = pending.pop()) {
    walk(root, (node) => {
      if (node.type !== 'call' || node.receiver) return;
      const called = functions.find(({ name }) => name === node.name);
      if (!called || reached.has(called)) return;
      reached.add(called);
      pending.push(called.result, ...called.bindings.map(({ value }) => value));
    });
  }
  return reached;
}
