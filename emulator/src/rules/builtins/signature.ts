import { failure, type Outcome } from '../evaluation/outcome.ts';
import {
  isNumber,
  kindOf,
  type Kind,
  type RulesDuration,
  type RulesLatLng,
  type RulesList,
  type RulesMap,
  type RulesMapDiff,
  type RulesPath,
  type RulesSet,
  type RulesTimestamp,
  type RulesValue,
} from '../values/rules-value.ts';

/** The declarable parameter types, and the types that the implementation receives. */
interface ParameterTypes {
  any: RulesValue;
  bool: boolean;
  int: bigint;
  number: bigint | number;
  string: string;
  bytes: Uint8Array;
  list: RulesList;
  set: RulesSet;
  map: RulesMap;
  map_diff: RulesMapDiff;
  path: RulesPath;
  timestamp: RulesTimestamp;
  duration: RulesDuration;
  latlng: RulesLatLng;
  'list|set': RulesList | RulesSet;
  'string|list': string | RulesList;
  'string|bytes': string | Uint8Array;
}

export type ParameterType = keyof ParameterTypes;

type Arguments<P extends readonly ParameterType[]> = { [I in keyof P]: ParameterTypes[P[I]] };

/** A built-in function; the first parameter of a method is its receiver. */
export interface Builtin {
  readonly parameters: readonly ParameterType[];
  call(args: readonly RulesValue[]): Outcome;
}

/** Methods or functions by name. */
export type BuiltinTable = Readonly<Record<string, Builtin>>;

function accepts(type: ParameterType, value: RulesValue): boolean {
  if (type === 'any') return true;
  if (type === 'number') return isNumber(value);
  return (type.split('|') as Kind[]).includes(kindOf(value));
}

/** Declares a built-in, whose argument types are checked before `apply` runs. */
export function builtin<const P extends readonly ParameterType[]>(
  parameters: P,
  apply: (...args: Arguments<P>) => Outcome,
): Builtin {
  return {
    parameters,
    call(args) {
      const wrong = parameters.findIndex((type, index) => !accepts(type, args[index] ?? null));
      if (args.length !== parameters.length)
        return failure(`Expected ${parameters.length} arguments, received ${args.length}.`);
      if (wrong >= 0) {
        return failure(
          `Unsupported argument. Expected: ${parameters[wrong]}, received: ${kindOf(args[wrong] ?? null)}.`,
        );
      }
      return apply(...(args as Arguments<P>));
    },
  };
}
