/** The only platform API that `domain` uses. It exists in every browser and in Node. */
declare const crypto: { randomUUID(): string };
