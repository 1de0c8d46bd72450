import { describe, expect, it, vi } from 'vitest';
import { runStep } from './progress.ts';

describe('runStep', () => {
  it('prints the step when it begins and its seconds when it has ended', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    let printedBefore = 0;
    const result = await runStep('Building the site', async () => {
      printedBefore = log.mock.calls.length;
      return 'built';
    });
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    expect(result).toBe('built');
    expect(printedBefore).toBe(1);
    expect(lines).toEqual([
      '  Building the site …',
      expect.stringMatching(/^ {2}Building the site: \d+\.\d s$/),
    ]);
  });

  it('reports no duration for a step that fails', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const failing = runStep('Building the site', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    const { calls } = log.mock;
    const printed = calls.length;
    log.mockRestore();
    expect(printed).toBe(1);
  });
});
