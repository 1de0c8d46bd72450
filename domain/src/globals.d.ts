/** The one thing of the platform that domain uses, present in every browser and in Node. */
declare const crypto: { randomUUID(): string };
