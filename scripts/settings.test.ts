import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { freePorts, requireFreePorts } from './local/ports.ts';
import { BAD_PORTS, PORTS, portsFrom } from './local/settings.ts';

describe('ports', () => {
  it('default to those in firebase.json', () => {
    expect(portsFrom({})).toMatchObject({
      site: 5050,
      hosting: 5055,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
      storage: 9199,
    });
  });

  it('can be overridden by one variable each', () => {
    expect(portsFrom({ SITE_PORT: '6060', FIRESTORE_PORT: '8181' })).toMatchObject({
      site: 6060,
      firestore: 8181,
    });
  });

  it.each(['80', '70000', 'many', '8080.5', ''])('reject %j', (value) => {
    expect(() => portsFrom({ SITE_PORT: value })).toThrow(
      `SITE_PORT must be a port between 1024 and 65535, not "${value}".`,
    );
  });

  it('are never those that browsers refuse', async () => {
    for (const port of BAD_PORTS)
      expect(() => portsFrom({ FIRESTORE_PORT: String(port) })).toThrow(
        `FIRESTORE_PORT must not be ${port}: browsers refuse to connect to this port. Choose another, such as FIRESTORE_PORT=8080.`,
      );
    expect(Object.values(portsFrom({})).filter((port) => BAD_PORTS.includes(port))).toEqual([]);
  });

  it.each(BAD_PORTS)('that browsers refuse include %i, to which fetch does not connect', async (port) => {
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });

  it.each([
    ['SITE_PORT and MAIL_PORT', { SITE_PORT: '6060', MAIL_PORT: '6060' }, 6060],
    ['HOSTING_PORT and AUTH_PORT', { HOSTING_PORT: '9099' }, 9099],
  ])('of two settings must differ: %s', (names, environment, port) => {
    expect(() => portsFrom(environment)).toThrow(
      `${names} are both ${port}. Choose another port for one of them.`,
    );
  });

  it('are all different when free ones are chosen', async () => {
    const ports = await freePorts();
    expect(new Set(Object.values(ports)).size).toBe(PORTS.length);
    await requireFreePorts(ports);
  });

  it('in use cause an error with instructions', async () => {
    const ports = await freePorts();
    const other = createServer().listen(ports.firestore, '127.0.0.1');
    await once(other, 'listening');
    try {
      await expect(requireFreePorts(ports)).rejects.toThrow(
        new RegExp(
          `^Port ${ports.firestore} \\(firestore\\) is in use\\. Stop .* or choose another: FIRESTORE_PORT=\\d+\\.$`,
        ),
      );
    } finally {
      other.close();
      await once(other, 'close');
    }
  });
});
