import { compileFirestoreRules } from '../rules/compile.ts';
import type { Ruleset } from '../rules/api.ts';

/** The rules in force: one set for all projects, and sets of their own for some. */
export class RulesBook {
  private general: Ruleset | undefined;
  private readonly ofProject = new Map<string, Ruleset>();
  private readonly mainProject: string | undefined;
  private readonly watchers = new Set<() => void>();
  /** Told each denial, with the rules' reasons. */
  readonly traceDenial: (lines: readonly string[]) => void;

  /** @param mainProject the project whose rules are everyone's who has none of their own */
  constructor(mainProject?: string, traceDenial: (lines: readonly string[]) => void = () => undefined) {
    this.mainProject = mainProject;
    this.traceDenial = traceDenial;
  }

  /** Puts rules in force for every project without its own; throws RulesSyntaxError and changes nothing. */
  setGeneral(source: string, fileName: string): void {
    this.general = compileFirestoreRules(source, fileName);
    this.changed();
  }

  /** The same for one project. */
  setForProject(project: string, source: string, fileName: string): void {
    const rules = compileFirestoreRules(source, fileName);
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

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }
}
