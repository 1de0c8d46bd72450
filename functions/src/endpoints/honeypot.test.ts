import { describe, expect, it } from 'vitest';
import { send } from '../../testing/emulated.ts';
import { limitedApp, FORMS, PATHS, sendForm } from '../../testing/limited-app.ts';

describe.each(PATHS)('honeypot of %s', (path) => {
  it.each([{ website: 'https://spam.example.com' }, { filledInMs: 20 }])(
    'responds to %o as to a valid form, and stores and counts nothing',
    async (trap) => {
      const { app } = limitedApp({
        transaction: () => {
          throw new Error('Something was written.');
        },
      });
      const [trapped, real] = await Promise.all([
        send(app, 'POST', path, { ...(await FORMS[path]()), ...trap }),
        sendForm(limitedApp().app, path),
      ]);
      expect(trapped.status).toBe(201);
      const namesIn = async (response: Response) => Object.keys((await response.json()) as object);
      expect(await namesIn(trapped)).toEqual(await namesIn(real));
    },
  );

  it.each(['', ' \u200B'])('accepts a form of a person with %j in the hidden field', async (website) => {
    const { app } = limitedApp();
    const body = { ...(await FORMS[path]()), website, filledInMs: 20_000 };
    expect((await send(app, 'POST', path, body)).status).toBe(201);
  });
});
