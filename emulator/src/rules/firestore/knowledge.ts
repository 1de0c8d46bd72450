import { type Knowledge, type Outcome, type Relation, UNKNOWN } from '../evaluation/outcome.ts';
import { compare, equals } from '../values/compare.ts';
import { isNumber, kindOf, type RulesValue } from '../values/rules-value.ts';
import type { Alternative, Fact } from './alternatives.ts';

/**
 * Returns `resource` for a list: the facts about every returned document from one alternative and the order. `name` is
 * the path below the root, if `__name__ == …` determines it.
 */
export function knowledgeOfDocument(
  alternative: Alternative,
  orderBy: readonly string[],
  name: readonly string[] | undefined,
): Outcome {
  const present = orderBy.map((field) => field.split('.'));
  const facts = alternative.filter(({ field }) => field[0] !== '__name__');
  const named = alternative.find(({ field, operator }) => field[0] === '__name__' && operator === '==');
  const members: Readonly<Record<string, Outcome>> = {
    data: fieldAt([], facts, present),
    id: name?.at(-1) ?? UNKNOWN,
    __name__: named?.value ?? UNKNOWN,
  };
  return {
    kind: 'unknown',
    knowledge: {
      member: (member) => (Object.hasOwn(members, member) ? (members[member] ?? UNKNOWN) : UNKNOWN),
      // Returned documents exist.
      relate: (relation, other) => (other === null ? EXISTENCE.get(relation) : undefined),
    },
  };
}

const EXISTENCE = new Map<Relation, boolean>([
  ['==', false],
  ['!=', true],
]);

/** Returns the facts about a field; a field with an equality is the known value. */
function fieldAt(
  at: readonly string[],
  facts: readonly Fact[],
  present: readonly (readonly string[])[],
): Outcome {
  const here = facts.filter(({ field }) => samePath(field, at));
  const equal = here.find(({ operator, value }) => operator === '==' && !isNumber(value));
  if (equal) return equal.value;
  const mentioned = [...facts.map(({ field }) => field), ...present];
  const knowledge: Knowledge = {
    member: (name) => fieldAt([...at, name], facts, present),
    relate(relation, other) {
      if (relation === 'contains') return contains(here, at, mentioned, other);
      const verdicts = here.map((fact) => VERDICTS[relation](fact, other));
      return verdicts.find((verdict) => verdict !== undefined);
    },
  };
  return { kind: 'unknown', knowledge };
}

/** Decides `item in field`: an element required by array-contains, or a member required by a filter or the order. */
function contains(
  here: readonly Fact[],
  at: readonly string[],
  mentioned: readonly (readonly string[])[],
  item: RulesValue,
): true | undefined {
  const element = here.some(({ operator, value }) => operator === 'array-contains' && equals(value, item));
  const member =
    typeof item === 'string' &&
    mentioned.some(
      (field) => field.length > at.length && samePath([...at, item], field.slice(0, at.length + 1)),
    );
  return element || member ? true : undefined;
}

function samePath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

type Verdict = (fact: Fact, other: RulesValue) => boolean | undefined;

const negated =
  (verdict: Verdict): Verdict =>
  (fact, other) => {
    const holds = verdict(fact, other);
    return holds === undefined ? undefined : !holds;
  };

/** What one fact about a field implies for `field == other`, `field < other` and so on. */
const VERDICTS: Readonly<Record<Exclude<Relation, 'contains'>, Verdict>> = {
  '==': equality,
  '!=': negated(equality),
  '<': (fact, other) => bound(fact, other, '<'),
  '<=': (fact, other) => bound(fact, other, '<='),
  '>': (fact, other) => bound(fact, other, '>'),
  '>=': (fact, other) => bound(fact, other, '>='),
};

function equality({ operator, value }: Fact, other: RulesValue): boolean | undefined {
  if (operator === '==') return equals(value, other);
  // All other filters exclude null, except `<= null` and `>= null`, which match only null.
  if (other === null) return value === null && (operator === '<=' || operator === '>=');
  if (operator === '!=') return equals(value, other) ? false : undefined;
  if (operator === 'array-contains') return kindOf(other) === 'list' ? undefined : false;
  // A range filter only matches values of its own type.
  const order = compare(other, value);
  if (order === undefined) return sameOrderable(value, other) ? undefined : false;
  return SATISFIES[operator](order) ? undefined : false;
}

/** Returns whether a value with this order relative to the bound satisfies the range. */
const SATISFIES: Readonly<Record<'<' | '<=' | '>' | '>=', (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function sameOrderable(a: RulesValue, b: RulesValue): boolean {
  return kindOf(a) === kindOf(b) || (isNumber(a) && isNumber(b));
}

/**
 * Derives `field OP other` from a fact about the field. From `field <= 5`: `< 6` and `<= 5` hold, `> 5` fails. A point
 * is a range that is closed on both sides.
 */
function bound(fact: Fact, other: RulesValue, wanted: '<' | '<=' | '>' | '>='): boolean | undefined {
  if (fact.operator === 'array-contains' || fact.operator === '!=') return undefined;
  const order = compare(fact.value, other);
  if (order === undefined || Number.isNaN(order)) return undefined;
  if (fact.operator === '==') return SATISFIES[wanted](order);
  const upper = fact.operator === '<' || fact.operator === '<=';
  const open = fact.operator === '<' || fact.operator === '>';
  const wantsUpper = wanted === '<' || wanted === '<=';
  const wantsOpen = wanted === '<' || wanted === '>';
  // Beyond the bound the result is the same for all values; at the bound it depends on whether the range is closed.
  const beyond = upper ? order < 0 : order > 0;
  if (beyond) return upper === wantsUpper;
  if (order !== 0) return undefined;
  if (upper === wantsUpper) return open || !wantsOpen ? true : undefined;
  return open || wantsOpen ? false : undefined;
}
