import { runMain } from './local/cli-error.ts';
import { rootPath } from './local/paths.ts';
import { runNode } from './local/processes.ts';
import pinned from './pinned/fonts/package.json' with { type: 'json' };
import { installPinned } from './local/install-pinned.ts';

/** `npm run fonts -w web` installs the serif font, which nothing else needs, and cuts all fonts into `web/fonts`. */
await runMain(async () => {
  const packages = installPinned('fonts', pinned.dependencies['@expo-google-fonts/noto-serif-kr']);
  return runNode(['--import', 'tsx', rootPath('web', 'build', 'write-font-slices.ts'), packages], {
    cwd: rootPath('web'),
  });
});
