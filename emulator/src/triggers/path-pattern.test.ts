import { expect, test } from 'vitest';
import { compileExactPath, compilePathPattern } from './path-pattern.ts';

const matches = (pattern: string, path: string): boolean => compilePathPattern(pattern)(path.split('/'));

test.each([
  ['users/{id}', 'users/a'],
  ['/users/{id}/', 'users/a'],
  ['users/*', 'users/a'],
  ['users/{id=*}', 'users/a'],
  ['users/{id}/posts/{post}', 'users/a/posts/b'],
  ['users/a-*', 'users/a-1'],
  ['users/{id=a-*}', 'users/a-1'],
  ['{path=**}', 'users/a/posts/b'],
  ['**', 'users/a'],
  ['users/{rest=**}', 'users/a/posts/b'],
  ['{before=**}/posts/{id}', 'posts/a'],
  ['{before=**}/posts/{id}', 'users/a/posts/b'],
  ['users/{id}/**/c/d', 'users/a/posts/b/c/d'],
  ['users/a.b', 'users/a.b'],
  ['users/{id}', 'users/line\nbreak'],
])('%s matches %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(true);
});

test.each([
  ['users/{id}', 'users/a/posts/b'],
  ['users/{id}', 'people/a'],
  ['users/{id}/posts/{post}', 'users/a'],
  ['users/a-*', 'users/b-1'],
  ['users/a.b', 'users/axb'],
  ['users/{id=a-*}', 'users/b-1'],
  ['{before=**}/posts/{id}', 'users/a'],
])('%s does not match %s', (pattern, path) => {
  expect(matches(pattern, path)).toBe(false);
});

test('compileExactPath treats wildcards as literals', () => {
  expect(compileExactPath('/users/*')(['users', '*'])).toBe(true);
  expect(compileExactPath('users/*')(['users', 'a'])).toBe(false);
});
