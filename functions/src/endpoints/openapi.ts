import { openApiDocument } from '@app/domain/api/openapi-document.ts';
import * as contract from '@app/domain/api/openapi.ts';
import { route } from '../routing/route.ts';

let document: ReturnType<typeof openApiDocument> | undefined;

/** Created on the first request, so that it does not slow down cold starts. */
export const describeApi = route(contract.describeApi, async () => (document ??= openApiDocument()));
