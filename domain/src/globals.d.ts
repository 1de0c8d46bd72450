/** The only platform APIs that `domain` uses. They exist in every browser and in Node. */
declare const crypto: {
  randomUUID(): string;
  subtle: { digest(algorithm: 'SHA-256', bytes: Uint8Array): Promise<ArrayBuffer> };
};
declare class URL {
  constructor(url: string);
  readonly hostname: string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
