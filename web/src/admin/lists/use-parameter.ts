import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the query string of the address with one parameter set, or without it for an empty value. It reads the browser's
 * address because what the router has rendered may be older: a press and a delayed search may follow each other at once.
 */
export function withParameter(name: string, value: string): string {
  const next = new URLSearchParams(window.location.search);
  if (value) next.set(name, value);
  else next.delete(name);
  return `?${next}`;
}

/** Returns a function that stores a filter in the URL, so that reload, Back and links show the same list. */
export function useSetParameter(): (name: string, value: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (name, value) => void navigate(withParameter(name, value), { replace: true }),
    [navigate],
  );
}

/** A filter that is stored in the URL. Empty when it is not set. */
export function useParameter(name: string): [value: string, set: (value: string) => void] {
  const [search] = useSearchParams();
  const store = useSetParameter();
  const set = useCallback((value: string) => store(name, value), [name, store]);
  return [search.get(name) ?? '', set];
}

/** The same for a fixed set of values; any other value counts as the first. */
export function useChoice<const Values extends readonly string[]>(
  name: string,
  values: Values,
): [value: Values[number], set: (value: Values[number]) => void] {
  const [asked, set] = useParameter(name);
  const first = values[0] ?? '';
  const value = values.find((one) => one === asked) ?? first;
  return [value, (next) => set(next === first ? '' : next)];
}
