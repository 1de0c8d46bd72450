import type { Ruleset } from './firestore/firestore-api.ts';
import { compileProgram } from './engine/program.ts';
import { decideFirestore, FIRESTORE_FUNCTIONS } from './firestore/decide-firestore.ts';
import { decideStorage, STORAGE_FUNCTIONS } from './storage/decide-storage.ts';
import type { StorageRuleset } from './storage/storage-api.ts';

/**
 * Compiles the text of a firestore.rules file; `fileName` is for messages. Throws RulesSyntaxError with line, column
 * and the expected tokens.
 */
export function compileFirestoreRules(source: string, fileName: string): Ruleset {
  const program = compileProgram({ fileName, text: source }, 'cloud.firestore', FIRESTORE_FUNCTIONS);
  return {
    source: program.source,
    warnings: program.warnings,
    decide: (request, access, counting) => decideFirestore(program, request, access, counting),
  };
}

/** Compiles the text of a storage.rules file. Throws RulesSyntaxError with line, column and the expected tokens. */
export function compileStorageRules(source: string, fileName: string): StorageRuleset {
  const program = compileProgram({ fileName, text: source }, 'firebase.storage', STORAGE_FUNCTIONS);
  return {
    version: program.version,
    warnings: program.warnings,
    decide: (request, documents, counting) => decideStorage(program, request, documents, counting),
  };
}
