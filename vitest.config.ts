import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Unit tests live beside their source, rules tests in a folder of their own; each is a project that runs by itself. The
 * files of a project share a process, so they leave nothing behind: a process for each would take most of the time.
 */
function project(name: string, include: string, ...setup: string[]): TestProjectConfiguration {
  const setupFiles = ['scripts/testing/fail-on-console.ts', ...setup];
  return { test: { name, include: [include], setupFiles, isolate: false } };
}

/** For projects whose properties compute only: those that send requests need all their runs. */
const BOUND_PROPERTIES = 'scripts/testing/bound-properties.ts';

/** The tests of the rules that evaluate them without the local Firebase. */
const RULES_IN_PROCESS = 'expression-budget|mutants|mutation|signed-tokens';

export default defineConfig({
  test: {
    projects: [
      project('domain', 'domain/src/**/*.test.ts', BOUND_PROPERTIES),
      project('emulator', 'emulator/{src,tests}/**/*.test.ts', BOUND_PROPERTIES),
      project('seed', 'seed/src/**/*.test.ts', BOUND_PROPERTIES),
      project('scripts', 'scripts/**/!(*-emulated|*-rehearsed).test.ts'),
      // Those that need the local Firebase.
      project('hosting', 'scripts/**/*-emulated.test.ts'),
      // Those that run `firebase deploy`.
      project('deploy', 'scripts/**/*-rehearsed.test.ts'),
      project('seed-load', 'seed/integration/**/*.test.ts'),
      project('functions', 'functions/{src,testing}/**/*.test.ts'),
      project('rules', `rules-tests/**/!(${RULES_IN_PROCESS}).test.ts`),
      project('rules-in-process', `rules-tests/**/@(${RULES_IN_PROCESS}).test.ts`),
      ...(existsSync('web/vitest.config.ts') ? ['web/vitest.config.ts'] : []),
    ],
  },
});
