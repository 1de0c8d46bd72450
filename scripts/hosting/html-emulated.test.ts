import { describe, expect, it } from 'vitest';
import { PUBLIC_PATHS } from '../../e2e/fixtures/public-paths.ts';
import { htmlErrors } from '../../functions/testing/emulated.ts';

const site = process.env['SITE_ORIGIN'] ?? '';

describe('HTML', { timeout: 30_000 }, () => {
  it.each(
    [...PUBLIC_PATHS, '/search?q=coffee', '/booking/x', '/waitlist/x', '/orders/x', '/no/such/page'].flatMap(
      (path) => [path, `/en${path}`.replace(/\/$/, '')],
    ),
  )('has no errors on %s', async (path) => {
    expect(await htmlErrors(await (await fetch(site + path)).text())).toEqual([]);
  });

  it('has no errors in the shell of the dashboard', async () => {
    expect(await htmlErrors(await (await fetch(`${site}/admin`)).text())).toEqual([]);
  });
});
