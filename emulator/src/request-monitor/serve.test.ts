import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startFirestoreEmulator, type FirestoreEmulator } from '../index.ts';
import type { EvaluationMessage } from './describe-evaluation.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{note} {
      allow read: if resource.data.visible == true;
      allow create: if request.resource.data.visible == true;
      allow create: if request.auth.uid == 'editor';
    }
  }
}`;

let emulator: FirestoreEmulator;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'request-monitor-'));
  const rules = join(folder, 'firestore.rules');
  writeFileSync(rules, RULES);
  emulator = await startFirestoreEmulator({
    projectId: 'demo-monitor',
    rules,
    websocketPort: 0,
    log: () => undefined,
  });
});

afterEach(() => vi.useRealTimers());

afterAll(async () => {
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

/** Connects like the Emulator UI; the server sends the history, then one message per evaluation. */
async function openMonitor(headers: Record<string, string> = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${emulator.websocketPort}/requests`, { headers });
  const messages: unknown[] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  await Promise.race([
    once(socket, 'message'),
    once(socket, 'error').then(([error]: Error[]) => Promise.reject(error)),
  ]);
  return {
    history: messages[0] as EvaluationMessage[],
    async next(index: number): Promise<EvaluationMessage> {
      while (messages.length <= index + 1) await once(socket, 'message');
      return messages[index + 1] as EvaluationMessage;
    },
    close: () => socket.close(),
  };
}

const documents = '/v1/projects/demo-monitor/databases/(default)/documents';

async function call(method: string, path: string, body?: object, token?: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${emulator.port}${documents}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    ...(token && { headers: { Authorization: `Bearer ${token}` } }),
  });
  return status;
}

/** `{ "sub": "editor", "level": 3 }`, unsigned */
const EDITOR = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"editor","level":3}')}.`;
const VISIBLE = { fields: { visible: { booleanValue: true } } };

test('sends every evaluation with its context, outcome, time and evaluated statements', async () => {
  // In the first millisecond of a second a time has no fraction.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-02T03:04:05Z') });
  const monitor = await openMonitor();
  expect(monitor.history).toEqual([]);

  expect(await call('POST', '/notes?documentId=a', VISIBLE)).toBe(200);
  const created = await monitor.next(0);
  const name = ['databases', '(default)', 'documents', 'notes', 'a'].map((simple) => ({ simple }));
  expect(created).toEqual({
    requestId: expect.any(String),
    time: '2026-01-02T03:04:05Z',
    outcome: 'allow',
    granularAllowOutcomes: [{ line: 6, outcome: true }],
    rules: RULES,
    rulesReleaseName: 'projects/demo-monitor/releases/cloud.firestore',
    rulesContext: {
      method: 'create',
      path: '/databases/(default)/documents/notes/a',
      time: created.time,
      request: {
        mapValue: {
          fields: {
            auth: { nullValue: null },
            method: { stringValue: 'create' },
            path: { pathValue: { segments: name } },
            time: { timestampValue: created.time },
            resource: {
              mapValue: {
                fields: {
                  data: { mapValue: { fields: { visible: { boolValue: true } } } },
                  id: { stringValue: 'a' },
                  __name__: { pathValue: { segments: name } },
                },
              },
            },
          },
        },
      },
      resource: { undefined: {} },
    },
  });

  expect(await call('POST', '/notes?documentId=b', { fields: {} }, EDITOR)).toBe(200);
  const byEditor = await monitor.next(1);
  expect(byEditor.granularAllowOutcomes).toEqual([
    { line: 6, outcome: false },
    { line: 7, outcome: true },
  ]);
  expect(byEditor.rulesContext.request).toMatchObject({
    mapValue: {
      fields: {
        auth: {
          mapValue: {
            fields: {
              uid: { stringValue: 'editor' },
              token: { mapValue: { fields: { level: { intValue: '3' } } } },
            },
          },
        },
      },
    },
  });

  expect(await call('GET', '/notes/a')).toBe(200);
  expect(await monitor.next(2)).toMatchObject({
    outcome: 'allow',
    rulesContext: {
      method: 'get',
      resource: {
        mapValue: { fields: { data: { mapValue: { fields: { visible: { boolValue: true } } } } } },
      },
    },
  });

  // The query has no filter on `visible`, so it could return a hidden document.
  const query = { structuredQuery: { from: [{ collectionId: 'notes' }], limit: 2 } };
  expect(await call('POST', ':runQuery', query)).toBe(403);
  expect(await monitor.next(3)).toMatchObject({
    outcome: 'deny',
    granularAllowOutcomes: [{ line: 5, outcome: false }],
    rulesContext: {
      method: 'list',
      path: '/databases/(default)/documents/notes/*',
      request: { mapValue: { fields: { query: { mapValue: { fields: { limit: { intValue: '2' } } } } } } },
    },
  });

  expect(await call('GET', '/notes/missing')).toBe(403);
  expect(await monitor.next(4)).toMatchObject({
    outcome: 'error',
    granularAllowOutcomes: [{ line: 5, outcome: false }],
  });

  // No allow statement covers it.
  expect(await call('GET', '/elsewhere/a')).toBe(403);
  expect(await monitor.next(5)).toMatchObject({ outcome: 'deny', granularAllowOutcomes: [] });
  monitor.close();
});

test('sends earlier evaluations to a new monitor, but no requests of the admin', async () => {
  const before = await openMonitor();
  expect(await call('GET', '/notes/a', undefined, 'owner')).toBe(200);
  expect(await call('GET', '/notes/a')).toBe(200);
  const evaluation = await before.next(0);
  const after = await openMonitor();
  expect(after.history).toEqual([...before.history, evaluation]);
  before.close();
  after.close();
});

test('accepts connections of pages on this machine only', async () => {
  for (const Origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000'])
    (await openMonitor({ Origin })).close();
  for (const Origin of ['https://example.com', 'http://localhost.example.com', 'null'])
    await expect(openMonitor({ Origin })).rejects.toThrow('401');
});
