/**
 * The messages between firebase-tools and the Storage rules runtime: JSON, one message per line, over stdin and stdout
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

/** The response to `fetch_firestore_document`; its id is the `server_request_id` of that request. */
export interface DocumentAnswer {
  id: number;
  action?: undefined;
  status: 'ok' | 'not_found' | 'invalid_state';
  /** The document as returned by Firestore's REST API. */
  result?: { name: string; fields?: Record<string, unknown> };
}

/**
 * A response. Its status is always `ok`, because firebase-tools drops any other response and never resolves the call;
 * failures are reported in `errors`.
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

/** Reports that the runtime is ready; firebase-tools waits for the id -1. */
export const READY: Outgoing = { id: -1, status: 'ok', errors: [], warnings: [] };
