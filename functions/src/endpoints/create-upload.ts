import * as contract from '@app/domain/api/objects.ts';
import { withDeadline } from '../http/deadline.ts';
import { route } from '../routing/route.ts';

/**
 * Opens a resumable upload session of Cloud Storage for one image of the declared type and size under a new, unique
 * name: https://cloud.google.com/storage/docs/performing-resumable-uploads
 */
export const createUpload = route(contract.createUpload, async ({ body, http }, { bucket }) => {
  const { folder, contentType, size } = body;
  const name = `${folder}/${crypto.randomUUID()}.${contract.UPLOAD_TYPES[contentType]}`;
  const origin = http.req.header('Origin');
  const [uploadURL] = await withDeadline(
    bucket.file(name).createResumableUpload({
      metadata: { contentType, contentLength: size },
      preconditionOpts: { ifGenerationMatch: 0 },
      ...(origin && { origin }),
    }),
  );
  return { uploadURL };
});
