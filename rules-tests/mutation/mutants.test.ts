import { expect, it } from 'vitest';
import { mutantsOf } from './mutants.ts';

const text = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isShort(value) {
      return value.size() <= 5 && (value == '' || value.matches('(a|b){1,2}[c-e_]?'));
    }
    match /notes/{id} {
      allow read: if request.auth.token.admin == true && isShort(id);
      allow delete: if !('kept' in resource.data);
    }
    match /colours/{id} {
      allow get: if resource.data.name in ['red', 'blue'];
    }
  }
}`;

const mutants = mutantsOf({ fileName: 'sample.rules', text });
const effectsIn = (place: string) =>
  mutants.filter(({ name }) => name.startsWith(`${place}: `)).map(({ name }) => name.slice(place.length + 2));

it('weakens every part of a function', () => {
  expect(effectsIn('isShort')).toMatchInlineSnapshot(`
    [
      "value.size() <= 5 && (value == '' || value.matches('(a|b){1,2}[c-e_]?')) → true",
      "value.size() <= 5 && (value == '' || value.matches('(a|b){1,2}[c-e_]?')) → false",
      "value.size() <= 5 → true",
      "(value == '' || value.matches('(a|b){1,2}[c-e_]?')) → true",
      "value.size() <= 5: <= → <",
      "5 → 6",
      "5 → 4",
      "value == '' → false",
      "value.matches('(a|b){1,2}[c-e_]?') → false",
      "value == '': == → !=",
      "'(a|b){1,2}[c-e_]?' at 5: {1,2} → {1,3}",
      "'(a|b){1,2}[c-e_]?' at 5: {1,2} → {1,1}",
      "'(a|b){1,2}[c-e_]?' at 5: {1,2} → {2,2}",
      "'(a|b){1,2}[c-e_]?' at 5: {1,2} → {0,2}",
      "'(a|b){1,2}[c-e_]?' at 16: ? → nothing",
      "'(a|b){1,2}[c-e_]?' at 10: [c-e_] → [_]",
      "'(a|b){1,2}[c-e_]?' at 10: [c-e_] → [c-e]",
      "'(a|b){1,2}[c-e_]?' at 1: without a",
      "'(a|b){1,2}[c-e_]?' at 2: without b",
    ]
  `);
});

it('weakens every condition of a match, drops its methods and adds those it lacks', () => {
  expect(effectsIn('notes')).toMatchInlineSnapshot(`
    [
      "request.auth.token.admin == true && isShort(id) → true",
      "request.auth.token.admin == true && isShort(id) → false",
      "request.auth.token.admin == true → true",
      "isShort(id) → true",
      "request.auth.token.admin == true: == → !=",
      "!('kept' in resource.data) → true",
      "!('kept' in resource.data) → false",
      "!('kept' in resource.data) → ('kept' in resource.data)",
      "allow read: if request.auth.token.admin == true && isShort(id);: get dropped",
      "allow read: if request.auth.token.admin == true && isShort(id);: list dropped",
      "allow create: if true; added",
      "allow create: if request.auth.token.admin == true; added",
      "allow update: if true; added",
      "allow update: if request.auth.token.admin == true; added",
      "allow delete: if !('kept' in resource.data);: delete dropped",
      "allow create: if true; added",
      "allow create: if !('kept' in resource.data); added",
      "allow update: if true; added",
      "allow update: if !('kept' in resource.data); added",
    ]
  `);
});

it('removes every item of a list', () => {
  expect(effectsIn('colours').filter((effect) => effect.startsWith('a list'))).toEqual([
    "a list without 'red'",
    "a list without 'blue'",
  ]);
});

it('changes exactly one span of the text', () => {
  const mutant = mutants.find(({ name }) => name === 'isShort: 5 → 6');
  expect(mutant?.text).toBe(text.replace('<= 5', '<= 6'));
});

it('reports the collections affected by a change', () => {
  const touched = (place: string) =>
    new Set(mutants.flatMap(({ name, affects: touches }) => (name.startsWith(place) ? [...touches] : [])));
  expect(touched('isShort')).toEqual(new Set(['notes']));
  expect(touched('colours')).toEqual(new Set(['colours']));
});
