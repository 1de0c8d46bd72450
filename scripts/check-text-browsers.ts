import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, LANGUAGE_TAG, type Language } from '@app/domain/shared/language.ts';
import { openBackend, type Backend } from '../e2e/fixtures/backend.ts';
import { findOnPath } from './local/chromium.ts';
import { CliError, runMain } from './local/cli-error.ts';
import { runUntilInterrupted, startLocalEnvironment } from './local/local-environment.ts';
import { freePorts } from './local/ports.ts';
import { adminEnvironment, siteOrigin } from './local/settings.ts';
import { TEXT_BROWSERS, type TextBrowser } from './text-browsers/browsers.ts';
import { addressOf, TEXT_FORMS } from './text-browsers/forms.ts';

type Program = keyof typeof TEXT_BROWSERS;
const PROGRAMS = Object.keys(TEXT_BROWSERS) as Program[];

/** @throws CliError that names the missing programs and how to install them */
function requirePrograms(): void {
  const missing = [...PROGRAMS, 'script'].filter((program) => findOnPath([program]) === undefined);
  if (missing.length === 0) return;
  const packages = missing.map((program) => (program === 'script' ? 'bsdutils' : program));
  throw new CliError(
    `Missing: ${missing.join(', ')}. Install them, on Debian by: apt-get install ${packages.join(' ')}`,
  );
}

/** Sends a form in a browser. Returns what went wrong; empty when nothing did. */
async function runForm(
  { run }: (typeof TEXT_FORMS)[number],
  program: Program,
  scene: { backend: Backend; language: Language; site: string },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'text-browsers-'));
  const opened: TextBrowser[] = [];
  const open = (path: string) => {
    const browser = TEXT_BROWSERS[program](addressOf(scene.site, path, scene.language), folder);
    opened.push(browser);
    return browser;
  };
  try {
    await run({ ...scene, open });
    return '';
  } catch (error) {
    return String(error);
  } finally {
    for (const browser of opened) browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** `npm run check:text-browsers` sends each form of the site in w3m and Lynx, in both languages. */
await runMain(() => {
  const part = process.argv[2] ?? '';
  requirePrograms();
  return runUntilInterrupted(async () => {
    const ports = await freePorts();
    const { emulators } = await startLocalEnvironment({
      name: 'text-browsers',
      ports,
      site: '.local/text-browsers-site',
    });
    Object.assign(process.env, adminEnvironment(ports));
    const backend = openBackend();
    let failed = 0;
    for (const form of TEXT_FORMS.filter(({ name }) => name.includes(part)))
      for (const language of LANGUAGES)
        for (const program of PROGRAMS) {
          const failure = await runForm(form, program, { backend, language, site: siteOrigin(ports) });
          if (failure) failed += 1;
          const result = failure ? `failed: ${failure}` : 'passed';
          console.log(
            `${failure ? '✗' : '✓'} ${program.padEnd(4)} ${LANGUAGE_TAG[language]} ${form.name}: ${result}`,
          );
        }
    await backend.close();
    await emulators.stop();
    console.log(failed === 0 ? 'All forms were sent.' : `${failed} failed.`);
    return failed === 0 ? 0 : 1;
  }, 130);
});
