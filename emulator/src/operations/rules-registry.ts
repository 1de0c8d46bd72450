import { compileFirestoreRules } from '../rules/compile.ts';
import type { RulesDecision, RulesRequest, Ruleset } from '../rules/firestore/firestore-api.ts';
import { LIMITS } from '../rules/language/limits.ts';
import type { Source } from '../rules/language/source.ts';

/** A request and the decision of the rules. */
export interface Evaluation {
  readonly project: string;
  readonly request: RulesRequest;
  readonly decision: RulesDecision;
  /** The rules file in force at the time. */
  readonly source: Source;
}

/** Receives the results of rules evaluation. */
export interface RulesLog {
  /** Receives the cost of every request and the reasons of each denial. */
  readonly trace?: (lines: readonly string[]) => void;
  /** Receives warnings of rules that compile but look wrong, and of requests that exceed the expression limit. */
  readonly warn?: (line: string) => void;
  /** Receives every evaluation, for the request monitor. */
  readonly evaluated?: (evaluation: Evaluation) => void;
}

const MOST = LIMITS.expressionsPerRequest.toLocaleString('en');

/** The rules in force: general rules, and rules of single projects that replace them. */
export class RulesRegistry {
  private general: Ruleset | undefined;
  private readonly ofProject = new Map<string, Ruleset>();
  private readonly mainProject: string | undefined;
  private readonly watchers = new Set<() => void>();
  private readonly log: RulesLog;

  /** @param mainProject the project whose rules apply to all projects without their own rules */
  constructor(mainProject?: string, log: RulesLog = {}) {
    this.mainProject = mainProject;
    this.log = log;
  }

  /** Sets the rules of every project without its own. Throws RulesSyntaxError, and then changes nothing. */
  setGeneral(source: string, fileName: string): void {
    this.general = this.compile(source, fileName);
    this.changed();
  }

  /** Sets the rules of one project. Throws RulesSyntaxError, and then changes nothing. */
  setForProject(project: string, source: string, fileName: string): void {
    const rules = this.compile(source, fileName);
    if (project === this.mainProject) this.general = rules;
    else this.ofProject.set(project, rules);
    this.changed();
  }

  /** Calls back whenever rules are set, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  /**
   * Returns the rules of a project; undefined when none were set: then, as in the official emulator, everything is
   * allowed.
   */
  rulesOf(project: string): Ruleset | undefined {
    return this.ofProject.get(project) ?? this.general;
  }

  /** Logs an evaluation: the request, its cost and the reasons of a denial. */
  report(evaluation: Evaluation): void {
    this.log.evaluated?.(evaluation);
    const { method, path } = evaluation.request;
    const { allowed, expressions, exceeded, trace } = evaluation.decision;
    const asked = `${method} /${path}`;
    const verdict = `${asked} ${allowed ? 'allowed' : 'denied'} (${expressions} of ${MOST} expressions)`;
    this.log.trace?.([`${verdict}${allowed ? '' : ':'}`, ...(allowed ? [] : trace())]);
    if (exceeded !== undefined) this.log.warn?.(`${asked} denied: ${exceeded}`);
  }

  private compile(source: string, fileName: string): Ruleset {
    const rules = compileFirestoreRules(source, fileName);
    for (const warning of rules.warnings) this.log.warn?.(warning);
    return rules;
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }
}
