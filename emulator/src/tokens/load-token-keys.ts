import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TokenKeys } from './verify-token.ts';

/** The URL of the certificates for ID tokens of production. */
export const GOOGLE_TOKEN_KEYS =
  'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';

/**
 * Loads public keys from a file or an http(s) URL: a JSON object of PEM certificates or keys by their ids, as Google
 * publishes them, or a JSON Web Key Set. Throws an Error that names a source without keys.
 */
export async function loadTokenKeys(source: string): Promise<TokenKeys> {
  try {
    const keys = keysOf(JSON.parse(await textOf(source)) as unknown);
    if (keys.size > 0) return keys;
    throw new Error('there are no keys in it');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `--verify-tokens ${source} gives no keys (${reason}): name a file or an address of PEM certificates by their ids, or of a JSON Web Key Set.`,
      { cause: error },
    );
  }
}

async function textOf(source: string): Promise<string> {
  if (!/^https?:/.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

function keysOf(json: unknown): TokenKeys {
  if (typeof json !== 'object' || json === null) return new Map();
  if ('keys' in json && Array.isArray(json.keys)) return new Map(json.keys.map(fromJwk));
  return new Map(
    Object.entries(json).map(([id, pem]): [string, KeyObject] => [id, createPublicKey(String(pem))]),
  );
}

function fromJwk(jwk: JsonWebKey): [string, KeyObject] {
  if (typeof jwk['kid'] !== 'string') throw new Error('a key without "kid"');
  return [jwk['kid'], createPublicKey({ key: jwk, format: 'jwk' })];
}
