import type { StyleRule, StyleSheet } from '@app/domain/page/page.ts';

const CLASSES = / class="([^"]*)"/g;
const STATES = / (aria-[\w-]+)="([^"]*)"/g;

function marksIn(rendered: string): Set<string> {
  const classes = [...rendered.matchAll(CLASSES)].flatMap(([, names]) => names!.split(' '));
  const states = [...rendered.matchAll(STATES)].map(([, name, value]) => `[${name}=${value}]`);
  return new Set([...classes.map((name) => `.${name}`), ...states]);
}

/** Of the sheets' rules those that are for what the page shows. The rest comes when it is brought to life. */
export function styleOf(sheets: readonly StyleSheet[], rendered: string): string {
  const shown = marksIn(rendered);
  const write = (rule: StyleRule): string => {
    if ('within' in rule) {
      const text = rule.rules.map(write).join('');
      return text && `${rule.within}{${text}}`;
    }
    const isThere = (marks: readonly string[]) => marks.every((mark) => shown.has(mark));
    return !rule.marks || rule.marks.some(isThere) ? rule.text : '';
  };
  return sheets.flatMap(({ rules }) => rules.map(write)).join('');
}
