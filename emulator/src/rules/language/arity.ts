import { FUNCTIONS, METHODS } from '../builtins/tables.ts';

/** The functions that only one service has, by dotted name, with the number of their arguments. */
export type HostFunctions = Readonly<Record<string, number>>;

/** How many arguments a built-in function takes, or undefined where there is none of this dotted name. */
export function arityOfFunction(name: string, host: HostFunctions): number | undefined {
  if (Object.hasOwn(host, name)) return host[name];
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.parameters.length : undefined;
}

/** How many arguments a method of this name takes, whichever type it belongs to; undefined where none has it. */
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
