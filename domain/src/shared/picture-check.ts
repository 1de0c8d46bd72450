/** What the check of an uploaded image has found. The dashboard uses an image once it has passed. */
export interface PictureCheck {
  /** The object path of the image. */
  path: string;
  outcome: 'passed' | 'removed';
  /** Why it was removed, in English: as the log says. */
  reason?: string | undefined;
  checkedAt: Date;
}

/** Returns the id of an image's document in `pictureChecks`; an object path contains a slash, which ids may not. */
export function pictureCheckId(objectPath: string): string {
  return objectPath.replace('/', ':');
}
