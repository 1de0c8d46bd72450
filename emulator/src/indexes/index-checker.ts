import type { Query } from '../query/query.ts';
import type { DocumentChange } from '../store/stored-document.ts';
import { getField, parseFieldPath } from '../values/field-path.ts';
import type { FieldPath } from '../values/field-path.ts';
import { NO_INDEXES, describeIndex } from './index-definition.ts';
import type { FieldOverride, IndexDefinition, IndexSet } from './index-definition.ts';
import { describeMissing, missingIndexError } from './missing-index.ts';
import { planFor } from './plan.ts';
import { fieldsNeeded, requirementsOf } from './requirement.ts';

/** What becomes of a query that production would refuse: an error, or a line in the log. */
export type IndexEnforcement = 'refuse' | 'report';

/** The indexes that are declared, whether queries are held to them, and which of them some query has used. */
export class IndexChecker {
  private readonly declared: IndexSet | undefined;
  private readonly enforcement: IndexEnforcement;
  private readonly log: (line: string) => void;
  private readonly used = new Set<IndexDefinition>();
  private readonly unusedOverrideSet: Set<FieldOverride>;
  private readonly reported = new Set<string>();

  /** @param declared what firestore.indexes.json says; without it every query is served */
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
   * Throws FAILED_PRECONDITION, with the definition to add, for a query that production would refuse.
   * @param aggregated the fields it sums or averages
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
   * The indexes a query is read from; where there are none, those that it would need.
   * @param aggregated the fields it sums or averages
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

  /** The declared composite indexes that no query has used so far. */
  unused(): string[] {
    return (this.declared?.composites ?? []).filter((index) => !this.used.has(index)).map(describeIndex);
  }

  /** Notes which overridden fields the documents of a commit have. */
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

  /** The field overrides, exemptions among them, whose field no stored document has had so far. */
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
