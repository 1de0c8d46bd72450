import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rootPath } from './paths.ts';
import { chooseNode, DEPLOYED_MAJOR, deployedNode, PINNED_VERSION } from './deployed-node.ts';

describe('Node of the functions', () => {
  it.each([
    ['the local Node if it has the deployed major version', '24.4.0', 'linux', 'x64', 'own'],
    ['the local Node if it has the deployed major version', '24.4.0', 'darwin', 'arm64', 'own'],
    ['the pinned Node if the local one is too old', '20.19.0', 'linux', 'x64', 'pinned'],
    ['the pinned Node if the local one has another major version', '26.1.0', 'linux', 'x64', 'pinned'],
    ['the local Node if there is no pinned one', '22.12.0', 'darwin', 'arm64', 'own'],
    ['the local Node if there is no pinned one', '22.12.0', 'linux', 'arm64', 'own'],
  ] as const)('is %s: %s on %s %s', (_, version, platform, arch, choice) => {
    expect(chooseNode({ version, platform, arch })).toBe(choice);
  });

  it('is rejected with instructions when neither Node can be used', () => {
    expect(() => chooseNode({ version: '20.19.0', platform: 'darwin', arch: 'arm64' })).toThrow(
      'Node 20.19.0 cannot run the functions and other code that loads firebase-admin, which need Node 22 or newer, and Node cannot be installed automatically on darwin arm64. Install Node 24 from https://nodejs.org and run the command again.',
    );
  });

  it('has the major version of the runtime in firebase.json', () => {
    const { functions } = JSON.parse(readFileSync(rootPath('firebase.json'), 'utf8'));
    expect(functions.runtime).toBe(`nodejs${DEPLOYED_MAJOR}`);
    expect(PINNED_VERSION).toMatch(new RegExp(`^${DEPLOYED_MAJOR}\\.\\d+\\.\\d+$`));
  });

  it('runs these tests, which load firebase-admin', () => {
    expect(process.execPath).toBe(deployedNode());
  });
});
