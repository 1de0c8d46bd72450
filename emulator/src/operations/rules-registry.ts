import { compileFirestoreRules } from '../rules/compile.ts';
import type { RulesDecision, RulesRequest, Ruleset } from '../rules/api.ts';
import { LIMITS } from '../rules/language/limits.ts';
import type { Source } from '../rules/language/source.ts';

/** A request that rules have decided. */
export interface Evaluation {
  readonly project: string;
  readonly request: RulesRequest;
  readonly decision: RulesDecision;
  /** The rules file in force at the time. */
  readonly source: Source;
}

/** Receivers of what the rules do. */
export interface RulesLog {
  /** Receives the cost of every request and the reasons of each denial. */
  readonly trace?: (lines: readonly string[]) => void;
  /** Receives warnings: rules that compile but cannot work, and requests that cost too much. */
  readonly warn?: (line: string) => void;
  /** Receives every evaluation, for the request monitor. */
  readonly evaluated?: (evaluation: Evaluation) => void;
}

const MOST = LIMITS.expressionsPerRequest.toLocaleString('en');

/** The rules in force: one set for all projects, and sets of their own for some. */
export class RulesRegistry {
  private general: Ruleset | undefined;
  private readonly ofProject = new Map<string, Ruleset>();
  private readonly mainProject: string | undefined;
  private readonly watchers = new Set<() => void>();
  private readonly log: RulesLog;

  /** @param mainProject the project whose rules apply to all projects without rules of their own */
  constructor(mainProject?: string, log: RulesLog = {}) {
    this.mainProject = mainProject;
    this.log = log;
  }

  /** Puts rules in force for every project without its own; throws RulesSyntaxError and changes nothing. */
  setGeneral(source: string, fileName: string): void {
    this.general = this.compile(source, fileName);
    this.changed();
  }

  /** The same for one project. */
  setForProject(project: string, source: string, fileName: string): void {
    const rules = this.compile(source, fileName);
    if (project === this.mainProject) this.general = rules;
    else this.ofProject.set(project, rules);
    this.changed();
  }

  /** Calls back whenever rules have been put in force; the answer stops it. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  }

  /** Undefined when no rules were ever given: then, as in the official emulator, everything is allowed. */
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
    this.log.trace?.([`${verdict}${allowed ? '' : ':'}`, ...(allowed ? [] : trace)]);
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
