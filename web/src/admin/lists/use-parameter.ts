import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A filter that the address remembers: reload, Back and a link to it show the same list. Empty when it is not set. */
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

/** The same where only some values have a meaning: any other is the first. */
export function useChoice<const Values extends readonly string[]>(
  name: string,
  values: Values,
): [value: Values[number], set: (value: Values[number]) => void] {
  const [asked, set] = useParameter(name);
  const first = values[0] ?? '';
  const value = values.find((one) => one === asked) ?? first;
  return [value, (next) => set(next === first ? '' : next)];
}
