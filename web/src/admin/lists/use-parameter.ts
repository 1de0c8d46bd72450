import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A filter that is stored in the URL, so that reload, Back and links show the same list. Empty when it is not set. */
export function useParameter(name: string): [value: string, set: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [name, setSearch],
  );
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
