import { describe, expect, it } from 'vitest';
import { containsSimilarWord, containsWord, isOfInitials, searchable, searchWords } from './search-text.ts';

const finds = (search: string, text: string) =>
  searchWords(search).every((word) => containsWord(searchable(text), word));

describe('search in a text', () => {
  it.each([
    ['ㅂㄷ', '볕담'],
    ['ㅂㄷㅂㄹㄷ', '볕담 블렌드'],
    ['볕ㄷ', '볕담'],
    ['\u1107\u1103', '볕담'],
    ['볕담'.normalize('NFD'), '볕담'],
    ['볕담', '볕담'.normalize('NFD')],
    ['볕다', '볕담'],
    ['ㄳ', '가수'],
    ['ㅄ', '봄술'],
    ['볕담블렌드', '볕담 블렌드'],
    ['볕담 블렌드', '볕담블렌드'],
    ['블렌드 볕담', '볕담 블렌드'],
    ['GUJI', 'Ethiopia Guji'],
    ['ｇｕｊｉ', 'Ethiopia Guji'],
    ['tarrazu', 'Costa Rica Tarrazú'],
    ["brewer's", 'The brewer’s day'],
    ['brewer’s', "The brewer's day"],
    ['off dry', 'Off-dry'],
    ['off-dry', 'Off dry'],
    ['medium‑dark', 'Medium-dark'],
    ['"누룩"', '누룩 이야기'],
    ['누룩?', '누룩 이야기'],
    ['(누룩)', '누룩 이야기'],
    ['“누룩”～', '누룩 이야기'],
    ["'누룩'", '누룩 이야기'],
    ['곶감,약과', '약과와 곶감'],
    ['커피 & 막걸리', '막걸리와 커피'],
    ['C++', 'C++'],
    ['kenya니에리', '케냐 니에리 Kenya Nyeri'],
    ['니에리kenya', '케냐 니에리 Kenya Nyeri'],
    ['100%', '100% arabica'],
    ['', 'anything'],
  ])('%s finds %s', (search, text) => expect(finds(search, text)).toBe(true));

  it.each([
    ['ㅂㄷ', '담볕'],
    ['ㄷ', 'd'],
    ['C++', 'C'],
    ['100%', '100 g'],
    ['벼담', '볕담'],
    ['guji', 'gu ji'],
    ['볕담 커피', '볕담 블렌드'],
    ['ㅂㄷㅂ', '볕담'],
  ])('%s does not find %s', (search, text) => expect(finds(search, text)).toBe(false));

  it('tells initials from words', () => {
    expect(isOfInitials(searchable('ㅂㄷ'))).toBe(true);
    expect(isOfInitials(searchable('볕ㄷ'))).toBe(false);
  });
});

describe('similar words', () => {
  it.each([
    ['etiopia', 'Ethiopia Guji'],
    ['ethiopa', 'Ethiopia Guji'],
    ['ehtiopia', 'Ethiopia Guji'],
    ['ethiapia', 'Ethiopia Guji'],
    ['ethiopiaa', 'Ethiopia Guji'],
    ['니애리', '케냐 니에리'],
    ['막걸이', '담 막걸리'],
  ])('%s is similar to a word of %s', (search, text) =>
    expect(containsSimilarWord(searchable(text), searchable(search))).toBe(true),
  );

  it.each([
    ['etopia', 'Ethiopia Guji'],
    ['guja', 'Guji'],
    ['담', '달'],
    ['utopia', 'Ethiopia'],
  ])('%s is similar to no word of %s', (search, text) =>
    expect(containsSimilarWord(searchable(text), searchable(search))).toBe(false),
  );
});
