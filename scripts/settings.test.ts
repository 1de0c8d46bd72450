import { createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { freePorts, requireFreePorts } from './local/ports.ts';
import { PORTS, portsFrom } from './local/settings.ts';

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
