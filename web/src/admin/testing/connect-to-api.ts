import { afterEach } from 'vitest';
import { openPageAt } from '../../testing/page-address.ts';
import { serveApi, type TestApi } from './serve-api.ts';

let api: TestApi | undefined;

async function close(): Promise<void> {
  await api?.close();
  api = undefined;
}

/** Closes the API to which a test has connected after each test of the file. */
export const closeApiAfterEach = (): void => afterEach(close);

/** Opens the dashboard's address at an API that gives this answer to every request, in place of an earlier one. */
export async function connectToApi(answer: Parameters<typeof serveApi>[0]): Promise<TestApi> {
  await close();
  api = await serveApi(answer);
  openPageAt(`${api.origin}/admin`);
  return api;
}
