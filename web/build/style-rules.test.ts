import { describe, expect, it } from 'vitest';
import { styleOf } from '../src/server/style-of.ts';
import { styleRules } from './style-rules.ts';

const written = (sheet: string, page: string) =>
  styleOf([{ href: '/a.css', rules: styleRules(sheet) }], page);

const PAGE = '<main class="a b"><a href="/" class="c" aria-current="page">x</a></main>';

describe('the style of a page', () => {
  it.each([
    'p{margin:0}',
    ':root{--x:1px}',
    '.a{color:red}',
    '.a .c:hover{color:red}',
    '.b.a>.c::before{content:""}',
    '.a,.z{color:red}',
    '.c[aria-current=page]{color:red}',
    '.c[aria-current="page"]{color:red}',
    '.c[aria-current]{color:red}',
    '.c:not(.z):not([aria-busy=true]){color:red}',
    '.a:is(.z,.b){color:red}',
    '.a:has(>.c){color:red}',
    '[data-age=confirmed] .a{color:red}',
    '@font-face{font-family:A;src:local(A)}',
    '@media (width>=48rem){.a{color:red}}',
    '@media screen{@supports (color:red){.a{color:red}}}',
    '.a{animation:x 1s}@keyframes x{0%{opacity:0}}',
  ])('has %s', (rule) => {
    expect(written(rule, PAGE)).toBe(rule);
  });

  it.each([
    '.z{color:red}',
    '.a .z{color:red}',
    '.z:not(.a){color:red}',
    '.y,.a.z{color:red}',
    ':where(.z){color:red}',
    '.a:has(.z){color:red}',
    '.a[aria-busy=true]{color:red}',
    '.c[aria-current=true]{color:red}',
    '.a:modal{color:red}',
    ':root:has(dialog:modal){color:red}',
    'dialog::backdrop{color:red}',
    '@media (width>=48rem){.z{color:red}}',
    '.z{animation:x 1s}@keyframes x{0%{opacity:0}}',
    '@media print{p{margin:0}}',
    '@page{margin:0}',
    '/* for readers */',
  ])('does without %s', (rule) => {
    expect(written(rule, PAGE)).toBe('');
  });

  it('keeps the order, and what is within one query together', () => {
    const sheet = '.b{top:0}@media screen{.z{top:1px}.a{top:2px}.c{top:3px}}.a{top:4px}';
    expect(written(sheet, PAGE)).toBe('.b{top:0}@media screen{.a{top:2px}.c{top:3px}}.a{top:4px}');
  });
});
