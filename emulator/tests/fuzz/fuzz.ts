import fc from 'fast-check';
import type { Fuzzer } from './fuzzer.ts';
import { GRPC } from './grpc.ts';
import { RAW } from './raw.ts';
import { REST } from './rest.ts';
import { RULES } from './rules.ts';
import { WEBCHANNEL } from './webchannel.ts';

// Nearly valid and invalid inputs for each protocol, and checks of the responses.

const fuzzer = <Input>(typed: Fuzzer<Input>): Fuzzer => typed as Fuzzer;

export const FUZZERS: Readonly<Record<string, Fuzzer>> = {
  gRPC: fuzzer(GRPC),
  REST: fuzzer(REST),
  WebChannel: fuzzer(WEBCHANNEL),
  'bare connections': fuzzer(RAW),
  rules: fuzzer(RULES),
};

/** Sends `count` inputs, several concurrently. Returns the problems with the inputs that caused them. */
export async function fuzz(
  { inputs, open }: Fuzzer,
  address: string,
  count: number,
  seed = Date.now(),
): Promise<string[]> {
  const { send, close } = open(address);
  const problems: string[] = [];
  const batchSize = 200;
  for (let sent = 0; sent < count; sent += batchSize) {
    const numRuns = Math.min(batchSize, count - sent);
    const batch = fc.sample(inputs, { numRuns, seed: (seed + sent) | 0 });
    await Promise.all(
      batch.map(async (input) => {
        const problem = await send(input).catch(messageOf);
        if (problem !== undefined) problems.push(`${problem} by ${JSON.stringify(input)}`);
      }),
    );
  }
  close();
  return problems;
}

/** Returns an error message with its causes, because "fetch failed" alone is not specific. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? `${error} (${error.cause})` : String(error);
