import fc from 'fast-check';
import { firestoreRules } from '../support/rules/firestore-requests.ts';
import { mutatedRules, nonRules, combinedConditions } from './mutated-rules.ts';
import type { Fuzzer } from './fuzzer.ts';
import { TOO_LONG_MILLIS } from './fuzzer.ts';

/** A separate project, because its rules change with every input. */
const PROJECT = 'demo-fuzzed-rules';

const texts = fc.oneof(
  mutatedRules,
  nonRules,
  combinedConditions.map((condition) =>
    firestoreRules(`match /a/{id} { allow get, list: if ${condition}; } match /{path=**} { allow write; }`),
  ),
);

/**
 * Nearly valid rules files: each is rejected with a position or accepted, and then a request for a document, a list
 * or a write is allowed or denied.
 */
export const RULES: Fuzzer<string> = {
  inputs: texts,
  open(address) {
    const documents = `/v1/projects/${PROJECT}/databases/(default)/documents`;
    const ask = async (
      method: string,
      path: string,
      body?: object,
    ): Promise<[status: number, text: string]> => {
      const response = await fetch(`http://${address}${path}`, {
        method,
        signal: AbortSignal.timeout(TOO_LONG_MILLIS),
        ...(body && { body: JSON.stringify(body) }),
      });
      return [response.status, await response.text()];
    };
    return {
      async send(content) {
        const rules = { files: [{ name: 'firestore.rules', content }] };
        const answers = [
          await ask('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, { rules }),
          await ask('GET', `${documents}/a/b`),
          await ask('POST', `${documents}:runQuery`, {
            structuredQuery: { from: [{ collectionId: 'a' }], limit: 1 },
          }),
          await ask('PATCH', `${documents}/a/b`, { fields: { n: { integerValue: '1' } } }),
        ];
        const [[set, said]] = answers as [[number, string]];
        if (set === 400 && !/firestore\.rules:\d+:\d+/.test(said)) return `Refused without a place: ${said}`;
        return answers.find(([status]) => status >= 500)?.join(' ');
      },
      close: () => undefined,
    };
  },
};
