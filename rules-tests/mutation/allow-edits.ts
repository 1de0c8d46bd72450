import type { Allow, Expression, Match } from '../../emulator/src/rules/language/ast.ts';
import { METHODS } from '../cases/firestore-case.ts';
import { quoted, type Edit } from './edit.ts';

/**
 * Each method of a statement dropped; and each that no statement of the match names allowed to everyone, or to whoever
 * passes the first thing that the statement asks.
 */
export function allowEdits({ allows }: Match, text: string): Edit[] {
  const covered = new Set(allows.flatMap(({ methods }) => [...methods]));
  const open = METHODS.filter((method) => !covered.has(method));
  return allows.flatMap((allow) => [
    ...[...allow.methods].map((method) => dropped(allow, method, text)),
    ...open.flatMap((method) =>
      conditionsFor(allow, text).map((condition) => added(allow, method, condition)),
    ),
  ]);
}

/** Without any method left the statement goes. */
function dropped(allow: Allow, method: string, text: string): Edit {
  const left = [...allow.methods].filter((each) => each !== method).join(', ');
  const condition = allow.condition ? `: if ${source(allow.condition, text)}` : '';
  return {
    start: allow.start,
    end: allow.end,
    replacement: left === '' ? '' : `allow ${left}${condition};`,
    effect: `${quoted(text, allow)}: ${method} dropped`,
  };
}

function added({ start }: Allow, method: string, condition: string): Edit {
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
