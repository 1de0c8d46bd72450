/**
 * What firebase-tools and the Storage rules runtime say to each other: JSON, one message a line, over stdin and stdout
 * (firebase-tools/lib/emulator/storage/rules/runtime.js and types.js). Only what this runtime reads is declared.
 */
export type Incoming = LoadRuleset | Verify | DocumentAnswer;

export interface LoadRuleset {
  id: number;
  action: 'load_ruleset';
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

export interface Verify {
  id: number;
  action: 'verify';
  context: {
    rulesetName: string;
    path: string;
    method: string;
    delimiter?: string;
    variables: Record<string, unknown>;
  };
}

/** The answer to `fetch_firestore_document`; its id is the `server_request_id` we gave. */
export interface DocumentAnswer {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  /** The document as Firestore's REST answers it. */
  result?: { name: string; fields?: Record<string, unknown> };
}

/**
 * An answer. Its status is always `ok`: firebase-tools drops one that says otherwise and leaves its caller waiting, so
 * what went wrong stands in `errors`.
 */
export interface Outgoing {
  id: number;
  status: 'ok';
  result?: { rulesVersion: number } | { permit: boolean };
  errors: string[];
  warnings: string[];
  action?: 'fetch_firestore_document';
  context?: { path: string };
  server_request_id?: number;
}

/** Says that the runtime is ready; firebase-tools waits for the id -1. */
export const READY: Outgoing = { id: -1, status: 'ok', errors: [], warnings: [] };
