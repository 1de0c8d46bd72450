import type fc from 'fast-check';

/** Sends one input. Resolves to a description of an invalid response, or undefined. */
export interface Fuzzer<Input = unknown> {
  readonly inputs: fc.Arbitrary<Input>;
  open(address: string): { send(input: Input): Promise<string | undefined>; close(): void };
}

/** Timeout of a response, in milliseconds. */
export const TOO_LONG_MILLIS = 20_000;
