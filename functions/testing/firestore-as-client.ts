/**
 * Reads a document of the emulators' own project as a client under the security rules.
 * @param headers with the client's ID token, if any
 * @returns the HTTP status: 404 for a document that may be read and is missing, 403 when the rules refuse
 */
export async function documentStatus(
  path: string,
  headers: Record<string, string>,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<number> {
  const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${process.env['GCLOUD_PROJECT']}/databases/(default)/documents`;
  const { status } = await fetch(`${documents}/${path}`, { method, headers });
  return status;
}

/**
 * Deletes a file as a client under the Storage rules.
 * @param headers with the client's ID token, if any
 * @returns the HTTP status: 404 for a file that may be deleted and is missing, 403 when the rules refuse
 */
export async function pictureDeletionStatus(
  bucket: string,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  const url = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/v0/b/${bucket}/o/${encodeURIComponent(path)}`;
  const { status } = await fetch(url, { method: 'DELETE', headers });
  return status;
}
