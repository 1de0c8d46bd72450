import * as contract from '@app/domain/api/openapi.ts';
import { openApiDocument } from '@app/domain/api/openapi-document.ts';
import { route } from '../http/route.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

/** Made when it is first asked for, so that no cold start waits for it. */
export const describeApi = route(contract.describeApi, async () => (document ??= openApiDocument()));
