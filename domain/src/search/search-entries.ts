import { isAlcoholRelated } from '../shared/alcohol.ts';
import type { SearchEntry, SearchResult } from './search-entry.ts';
import { containsSimilarWord, containsWord, isOfInitials, searchable, searchWords } from './search-text.ts';

/** The longest search, in characters. */
export const MAX_SEARCH_LENGTH = 100;
/** The most results that are age-restricted, and the most that are not: a visitor who sees no alcohol gets as many of those. */
export const MAX_RESULTS = 60;

/** In which of an entry's texts a word is found: smaller is better. */
const SIMILAR = 3;
const NOT_FOUND = 6;

function rankOfWord(word: string, title: string, text: string, terms: string): number {
  if (containsWord(title, word)) return 0;
  // Two initials occur in every long text.
  if (isOfInitials(word)) return NOT_FOUND;
  if (containsWord(text, word)) return 1;
  return containsWord(terms, word) ? 2 : NOT_FOUND;
}

type RankOfWord = (word: string, title: string, text: string, terms: string) => number;

const rankOfSimilarWord: RankOfWord = (word, ...texts) => {
  const rank = rankOfWord(word, ...texts);
  if (rank < NOT_FOUND) return rank;
  const similar = texts.findIndex((text) => containsSimilarWord(text, word));
  return similar === -1 ? NOT_FOUND : SIMILAR + similar;
};

function rankOf(entry: SearchEntry, words: readonly string[], rankWord: RankOfWord): number {
  const title = searchable(`${entry.title}\n${entry.titleKr}`);
  const text = searchable(`${entry.text}\n${entry.textKr}`);
  const terms = searchable(entry.terms);
  return Math.max(...words.map((word) => rankWord(word, title, text, terms)));
}

function isOver({ at }: SearchEntry, now: Date): boolean {
  return at !== undefined && new Date(at) <= now;
}

/** Returns a predicate that accepts the first `MAX_RESULTS` entries with alcohol and as many without. */
function isAmongFirst() {
  const seen = { restricted: 0, other: 0 };
  return ({ entry }: { entry: SearchEntry }) => {
    const kind = isAlcoholRelated(entry) ? 'restricted' : 'other';
    seen[kind] += 1;
    return seen[kind] <= MAX_RESULTS;
  };
}

/**
 * Returns the entries that contain every word of a search in either language: matches in the title first, past events last,
 * otherwise in their order. Korean initials are searched in titles only. When no entry contains every word, those that contain
 * similar words are returned, marked. An empty search finds nothing.
 */
export function searchEntries(entries: readonly SearchEntry[], search: string, now: Date): SearchResult[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const find = (rankWord: RankOfWord) =>
    entries
      .map((entry) => ({ entry, rank: rankOf(entry, words, rankWord), over: isOver(entry, now) }))
      .filter(({ rank }) => rank < NOT_FOUND)
      .toSorted((a, b) => Number(a.over) - Number(b.over) || a.rank - b.rank)
      .filter(isAmongFirst())
      .map(({ entry: { terms: _, ...result } }): SearchResult => result);
  const exact = find(rankOfWord);
  return exact.length > 0 ? exact : find(rankOfSimilarWord).map((result) => ({ ...result, isSimilar: true }));
}
