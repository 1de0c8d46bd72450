import { describe, expect, it } from 'vitest';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import type { Deps } from '../deps.ts';
import { emulatedApp, expectProblem, send } from '../../testing/emulated.ts';
import { base, expectLimited, limitedApp, MAX } from '../../testing/limited-app.ts';

const ADDRESS = {
  postalCode: '00000',
  address: '서울특별시 종로구 예시로 1',
  lotAddress: '서울특별시 종로구 예시동 1-1',
};
const PATH = '/api/addresses/search';
const query = { query: '예시로 1' };

/** Creates an application whose address service finds one place. */
function searchable(changes: Partial<Deps> = {}) {
  const queries: string[] = [];
  const searchAddresses: Deps['searchAddresses'] = async (text) => {
    queries.push(text);
    return [ADDRESS];
  };
  return { ...limitedApp({ searchAddresses, ...changes }), queries };
}

describe('address search', () => {
  it('is offered only with a key of the service', async () => {
    const { app } = searchable();
    expect(await (await app.request('/api/addresses')).json()).toEqual({ isAvailable: true });
    const { app: without } = emulatedApp({ searchAddresses: undefined });
    expect(await (await without.request('/api/addresses')).json()).toEqual({ isAvailable: false });
    await expectProblem(await send(without, 'POST', PATH, query), 404, 'not_found');
  });

  it('returns the places that the service finds', async () => {
    const { app, queries } = searchable();
    const response = await send(app, 'POST', PATH, { query: '  예시로 1 ' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ addresses: [ADDRESS] });
    expect(queries).toEqual(['예시로 1']);
  });

  it.each([{}, { query: '예' }, { query: '예'.repeat(41) }, { query: 1 }, { ...query, other: 1 }])(
    'does not send the invalid query %j to the service',
    async (body) => {
      const { app, queries } = searchable();
      await expectProblem(await send(app, 'POST', PATH, body), 400, 'validation_failed');
      expect(queries).toEqual([]);
    },
  );

  it('is limited for each visitor', async () => {
    const { app, queries } = searchable();
    for (let call = 0; call < MAX; call += 1) await send(app, 'POST', PATH, query);
    await expectLimited(await send(app, 'POST', PATH, query));
    expect(queries).toHaveLength(MAX);
  });

  it('needs an App Check token where App Check is enforced', async () => {
    const { app, queries } = searchable({
      config: { ...base.config, appCheck: 'enforce' },
      verifyAppCheck: async (token) => token === 'sample-token',
    });
    await expectProblem(await send(app, 'POST', PATH, query), 403, 'app_not_verified');
    expect(queries).toEqual([]);
    const headers = { [APP_CHECK_HEADER]: 'sample-token' };
    expect((await send(app, 'POST', PATH, query, headers)).status).toBe(200);
  });

  it('answers that it should be tried again when the service fails, and logs why without the query', async () => {
    const { app, lines } = searchable({
      searchAddresses: async () => {
        throw new Error('The address service answered with code E0001.');
      },
    });
    await expectProblem(await send(app, 'POST', PATH, query), 503, 'try_again');
    const line = lines.find(({ message }) => message === 'address search failed');
    expect(line).toMatchObject({ severity: 'ERROR', error: expect.stringContaining('E0001') });
    expect(JSON.stringify(lines)).not.toContain('예시로');
  });
});
