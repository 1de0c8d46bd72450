import { FUNCTIONS, METHODS } from '../builtins/tables.ts';

/** Functions that only one service has, by dotted name, with their number of arguments. */
export type HostFunctions = Readonly<Record<string, number>>;

/** Returns the arities of a built-in function, or undefined when there is none with this dotted name. */
export function arityOfFunction(name: string, host: HostFunctions): number | undefined {
  if (Object.hasOwn(host, name)) return host[name];
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.parameters.length : undefined;
}

/** Returns the arities of all methods with this name; undefined when no type has one. */
export function aritiesOfMethod(name: string): readonly number[] | undefined {
  return METHOD_ARITIES.get(name);
}

const METHOD_ARITIES: ReadonlyMap<string, readonly number[]> = (() => {
  const arities = new Map<string, number[]>();
  for (const table of Object.values(METHODS)) {
    for (const [name, { parameters }] of Object.entries(table)) {
      arities.set(name, [...new Set([...(arities.get(name) ?? []), parameters.length - 1])]);
    }
  }
  return arities;
})();
