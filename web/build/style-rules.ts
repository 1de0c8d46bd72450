import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import type { PlainStyleRule, StyleRule } from '@app/domain/page/page.ts';

/** The innermost brackets of a selector: `:not(…)`. */
const BRACKETS = /:([\w-]+)\(([^()]*)\)/;
const MARKS = /\.[\w-]+|\[aria-[\w-]+=[^\]]+\]/g;

/** Nothing that is so comes from a server. */
const ALIVE = /:modal|::backdrop/;

/** The selector without what need not be there: what is refused, or one of several. */
function essence(selector: string): string {
  const [brackets, name, within = ''] = BRACKETS.exec(selector) ?? [];
  if (brackets === undefined) return selector;
  const isNeeded = /^(is|where|has)$/.test(name!) && !within.includes(',');
  return essence(selector.replace(brackets, isNeeded ? ` ${within}` : ''));
}

const marksOf = (selector: string): string[] =>
  [...selector.matchAll(MARKS)].map(([mark]) => mark.replaceAll(/["']/g, ''));

/** A rule for what has one of the selectors: none where nothing has it before the page is alive. */
function forSelectors(text: string, selectors: readonly string[]): PlainStyleRule[] {
  const marks = selectors
    .map(essence)
    .filter((selector) => !ALIVE.test(selector))
    .map(marksOf);
  if (marks.length === 0) return [];
  return [marks.some(({ length }) => length === 0) ? { text } : { text, marks }];
}

/** An animation is for what the rules are for that name it. */
function selectorsMoving(root: Root, name: string): string[] {
  const selectors: string[] = [];
  root.walkRules((rule) => {
    rule.walkDecls(/^animation(-name)?$/, ({ value }) => {
      if (value.split(/[\s,]+/).includes(name)) selectors.push(...rule.selectors);
    });
  });
  return selectors;
}

const isPrinted = ({ name, params }: AtRule) => name === 'page' || params === 'print';
const isRule = (node: ChildNode): node is Rule | AtRule => node.type === 'rule' || node.type === 'atrule';

/**
 * The rules of a built style sheet, with what each is for: a page comes with those that are for what it shows. What is
 * for paper, or for what opens above the page, is not among them: all of the sheet is loaded when the page is alive.
 */
export function styleRules(sheet: string): StyleRule[] {
  const root = postcss.parse(sheet);
  const read = (node: ChildNode): StyleRule[] => {
    const text = node.toString();
    if (node.type === 'rule') return forSelectors(text, node.selectors);
    if (node.type !== 'atrule' || isPrinted(node)) return [];
    if (node.name.endsWith('keyframes')) return forSelectors(text, selectorsMoving(root, node.params));
    if (!node.nodes?.some(isRule)) return [{ text }];
    return [{ within: `@${node.name} ${node.params}`, rules: node.nodes.flatMap(read) }];
  };
  return root.nodes.flatMap(read);
}
