import type { Query } from '../query/query.ts';
import type { DocumentChange } from '../values/stored-document.ts';
import { getField, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { NO_INDEXES, describeIndex } from './index-definition.ts';
import type { FieldOverride, IndexDefinition, IndexSet } from './index-definition.ts';
import { describeMissing, missingIndexError } from './missing-index.ts';
import { planFor } from './plan.ts';
import { fieldsNeeded, requirementsOf } from './requirement.ts';

/** Whether a query that production would reject fails or is only logged. */
export type IndexEnforcement = 'refuse' | 'report';

/** Checks queries against the declared indexes, and records which of them queries have used. */
export class IndexChecker {
  private readonly declared: IndexSet | undefined;
  private readonly enforcement: IndexEnforcement;
  private readonly log: (line: string) => void;
  private readonly used = new Set<IndexDefinition>();
  private readonly unusedOverrideSet: Set<FieldOverride>;
  private readonly reported = new Set<string>();

  /** @param declared the indexes of firestore.indexes.json; without them every query is served */
  constructor(
    declared?: IndexSet,
    enforcement: IndexEnforcement = 'refuse',
    log: (line: string) => void = console.warn,
  ) {
    this.declared = declared;
    this.unusedOverrideSet = new Set(declared?.overrides);
    this.enforcement = enforcement;
    this.log = log;
  }

  /**
   * Throws FAILED_PRECONDITION, with the index definition to add, for a query that production would reject.
   * @param aggregated the summed or averaged fields
   */
  check(query: Query, aggregated: readonly FieldPath[] = []): void {
    if (!this.declared || query.collectionId === '') return;
    for (const requirement of requirementsOf(query, aggregated)) {
      const plan = planFor(requirement, this.declared);
      if (plan === 'missing') this.miss(describeMissing(requirement, this.declared, query.database));
      else plan.indexes.forEach((index) => this.used.add(index));
    }
  }

  /**
   * Returns the indexes that serve a query, or those that it would need if there are none.
   * @param aggregated the summed or averaged fields
   */
  indexesFor(query: Query, aggregated: readonly FieldPath[] = []): readonly IndexDefinition[] {
    const set = this.declared ?? NO_INDEXES;
    return requirementsOf(query, aggregated).flatMap((requirement) => {
      const plan = planFor(requirement, set);
      const { collectionGroup, queryScope } = requirement;
      const needed = { collectionGroup, queryScope, fields: fieldsNeeded(requirement) };
      return plan === 'missing' || plan.indexes.length === 0 ? [needed] : plan.indexes;
    });
  }

  /** Returns the declared composite indexes that no query has used yet. */
  unused(): string[] {
    return (this.declared?.composites ?? []).filter((index) => !this.used.has(index)).map(describeIndex);
  }

  /** Records which overridden fields the documents of a commit have. */
  noteStored(changes: readonly DocumentChange[]): void {
    for (const override of this.unusedOverrideSet) {
      const { collectionGroup, path } = override;
      const isStored = changes.some(
        ({ segments, after }) =>
          after !== undefined &&
          segments.at(-2) === collectionGroup &&
          (path === '*' || getField(after.fields, parseFieldPath(path)) !== undefined),
      );
      if (isStored) this.unusedOverrideSet.delete(override);
    }
  }

  /** Returns the field overrides, including exemptions, whose field no stored document has had yet. */
  unusedOverrides(): string[] {
    return [...this.unusedOverrideSet].map(({ collectionGroup, path }) => `${collectionGroup} ${path}`);
  }

  private miss(missing: ReturnType<typeof describeMissing>): void {
    const error = missingIndexError(missing);
    if (this.enforcement === 'refuse') throw error;
    if (this.reported.has(error.message)) return;
    this.reported.add(error.message);
    this.log(`A query has no index in production. ${error.message}`);
  }
}
