import { describe, expect, it } from 'vitest';
import { APP_CHECK_HEADER } from '@app/domain/shared/app-check-header.ts';
import type { Deps } from '../deps.ts';
import type { Config } from '../env.ts';
import { expectProblem, send } from '../../testing/emulated.ts';
import {
  base,
  PATHS,
  limitedApp,
  FORMS,
  bodyOf,
  sendForm,
  type FormPath,
} from '../../testing/limited-app.ts';

describe('App Check', () => {
  const FORM_PATHS = [...PATHS, '/api/admin/login'];
  const bodyFor = (path: string) => (path in FORMS ? FORMS[path as FormPath]() : bodyOf(path));
  const verifyAppCheck: Deps['verifyAppCheck'] = async (token) => {
    if (token === 'unreadable') throw new Error('The keys cannot be read.');
    return token === 'sample-token';
  };
  const checkedApp = (appCheck: Config['appCheck']) =>
    limitedApp({ verifyAppCheck, config: { ...base.config, appCheck } });

  it.each(FORM_PATHS)('rejects a request to %s without a valid token in enforce mode', async (path) => {
    const { app: checked } = checkedApp('enforce');
    const body = await bodyFor(path);
    for (const headers of [{}, { [APP_CHECK_HEADER]: '' }, { [APP_CHECK_HEADER]: 'another-token' }]) {
      await expectProblem(await send(checked, 'POST', path, body, headers), 403, 'app_not_verified');
    }
    const { status } = await send(checked, 'POST', path, body, { [APP_CHECK_HEADER]: 'sample-token' });
    expect(status).toBe(path in FORMS ? 201 : 401);
  });

  it.each(FORM_PATHS)(
    'accepts a request to %s without a valid token in watch mode, and logs it',
    async (path) => {
      const { app: watched, lines } = checkedApp('watch');
      const logged = () => lines.filter(({ message }) => message === 'app not verified');
      for (const headers of [
        {},
        { [APP_CHECK_HEADER]: 'another-token' },
        { [APP_CHECK_HEADER]: 'unreadable' },
      ]) {
        const { status } = await send(watched, 'POST', path, await bodyFor(path), headers);
        expect(status).toBe(path in FORMS ? 201 : 401);
      }
      expect(logged().map(({ hasToken, route }) => ({ hasToken, route }))).toEqual(
        [false, true, true].map((hasToken) => ({ hasToken, route: path })),
      );
      await send(watched, 'POST', path, await bodyFor(path), { [APP_CHECK_HEADER]: 'sample-token' });
      expect(logged()).toHaveLength(3);
    },
  );

  it('rejects a token that Firebase did not sign', async () => {
    const config = { ...base.config, appCheck: 'enforce' as const };
    const { appCheck } = await import('../adapters/app-check.ts');
    const { getAppCheck } = await import('firebase-admin/app-check');
    const { app } = limitedApp({ config, verifyAppCheck: appCheck(getAppCheck()) });
    for (const token of ['garbage', 'a.b.c', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"a"}')}.`]) {
      const headers = { [APP_CHECK_HEADER]: token };
      await expectProblem(await sendForm(app, '/api/contact', headers), 403, 'app_not_verified');
    }
  });
});
