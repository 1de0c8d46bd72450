import type { Allow, Expression, Match } from '../../emulator/src/rules/language/ast.ts';
import { METHODS } from '../cases/firestore-case.ts';
import { quoted, type Edit } from './edit.ts';

/**
 * Returns edits that remove each method of an allow statement, and edits that add each missing method, either
 * unconditionally or with the first operand of the statement's condition.
 */
export function allowEdits({ allows }: Match, text: string): Edit[] {
  const covered = new Set(allows.flatMap(({ methods }) => [...methods]));
  const open = METHODS.filter((method) => !covered.has(method));
  return allows.flatMap((allow) => [
    ...[...allow.methods].map((method) => methodRemoved(allow, method, text)),
    ...open.flatMap((method) =>
      conditionsFor(allow, text).map((condition) => methodAdded(allow, method, condition)),
    ),
  ]);
}

/** When no method is left, the statement is removed. */
function methodRemoved(allow: Allow, method: string, text: string): Edit {
  const left = [...allow.methods].filter((each) => each !== method).join(', ');
  const condition = allow.condition ? `: if ${source(allow.condition, text)}` : '';
  return {
    start: allow.start,
    end: allow.end,
    replacement: left === '' ? '' : `allow ${left}${condition};`,
    effect: `${quoted(text, allow)}: ${method} dropped`,
  };
}

function methodAdded({ start }: Allow, method: string, condition: string): Edit {
  const replacement = `allow ${method}: if ${condition}; `;
  return { start, end: start, replacement, effect: `${replacement}added` };
}

function conditionsFor({ condition }: Allow, text: string): string[] {
  const first = condition && source(firstOf(condition), text);
  return first === null || first === 'true' ? ['true'] : ['true', first];
}

const source = ({ start, end }: Expression, text: string): string => text.slice(start, end);

const firstOf = (condition: Expression): Expression =>
  condition.type === 'logical' && condition.operator === '&&' ? firstOf(condition.left) : condition;
